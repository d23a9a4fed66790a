import * as z from 'zod/mini';
import type { AnyReducer } from '../../actionLog/logFormat';
import { createBuildComparison } from './compareBuilds';
import type { Asked } from './messages';

declare global {
  /** What workers have and pages do not. */
  function importScripts(address: string): void;
}

const loaded = z.object({ wholeReducer: z.custom<AnyReducer>((value) => typeof value === 'function') });

interface Policy {
  readonly createScriptURL: (address: string) => string;
}
const rules: Policy = { createScriptURL: (address) => address };
const factory = z.object({ createPolicy: z.custom<(name: string, rules: Policy) => Policy>() });
const policy = trusted(Reflect.get(globalThis, 'trustedTypes'));

/** The policy of the page applies here, too: only scripts of this host run, and their addresses are trusted under this name. */
function trusted(types: unknown): Policy {
  const { data } = factory.safeParse(types);
  return data === undefined ? rules : data.createPolicy.call(types, 'replay', rules);
}

function load(address: string): AnyReducer {
  Reflect.deleteProperty(globalThis, 'wholeReducer');
  importScripts(policy.createScriptURL(address));
  const { data } = loaded.safeParse(globalThis);
  if (data === undefined) throw new Error(`${address} sets no reducer`);
  return data.wholeReducer;
}

const answer = createBuildComparison({
  load,
  notify: (message) => {
    postMessage(message);
  },
});
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data);
});
