import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const entry = z.object({
  /** Milliseconds since the log was begun. */
  t: z.number(),
  ev: z.enum(['upgrade', 'open', 'message', 'closed', 'http', 'junk', 'scenario-error']),
  m: z.unknown().optional(),
  token: z.string().nullish(),
  message: z.string().optional(),
});

/** One thing the hub saw its client do. */
export type HubEntry = z.output<typeof entry>;

/** A hub that plays a named fault to whoever connects, and keeps a log. */
export interface HostileHub {
  readonly base: string;
  /** From now on it plays this one, with an empty log. */
  readonly play: (scenario: string, ms: number) => void;
  readonly log: () => readonly HubEntry[];
  readonly stop: () => Promise<void>;
}

interface Kit {
  readonly scenarios: Readonly<Record<string, { readonly plays: string; readonly expects: string }>>;
  readonly start: () => Promise<HostileHub>;
}

const hub = z.custom<{ log: unknown[]; t0: number; n: number }>((value) => typeof value === 'object');
const started = z.object({
  base: z.string(),
  hub,
  setScenario: z.custom<(name: string, ms: number) => void>((value) => typeof value === 'function'),
  stop: z.custom<() => Promise<void>>((value) => typeof value === 'function'),
});
const kitModule = z.object({
  SCENARIOS: z.record(z.string(), z.tuple([z.string(), z.string(), z.unknown()])),
  startHostile: z.custom<(options: { port: number }) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});

/** @param folder the kit's copy, with its packages installed */
export async function loadKit(folder: string): Promise<Kit> {
  const address = pathToFileURL(path.resolve(folder, 'hostile-hub.mjs')).href;
  const { SCENARIOS, startHostile } = kitModule.parse(await import(address));
  return {
    scenarios: Object.fromEntries(
      Object.entries(SCENARIOS).map(([name, [plays, expects]]) => [name, { plays, expects }]),
    ),
    start: async () => {
      const running = started.parse(await startHostile({ port: 0 }));
      return {
        base: running.base,
        play: (scenario, ms) => {
          running.setScenario(scenario, ms);
          running.hub.log = [];
          running.hub.t0 = Date.now();
        },
        log: () => z.array(entry).parse(running.hub.log),
        stop: running.stop,
      };
    },
  };
}
