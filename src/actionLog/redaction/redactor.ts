import * as z from 'zod/mini';
import { withoutCardNumbers } from '../../../domain/cardNumber';
import { withoutTypedSecrets } from '../../../domain/typedSecrets';
import type { LoggedAction } from '../logFormat';
import { createRuleApplier, mapEntries } from './applyRule';
import { createCacheKeys, renamed } from './cacheKeys';
import { createFingerprints, type Fingerprints } from './fingerprints';
import { BLANK, createPseudonyms } from './pseudonyms';
import { typedReplaced } from './typedText';
import { FAILURE_RULE, PAYLOAD_RULES, rulesOfEndpoint, SLICE_RULES } from './stateRules';

export interface Redactor {
  readonly action: (action: LoggedAction) => LoggedAction;
  readonly state: (state: unknown) => unknown;
  /** Replaces what the fingerprints find in a text, whatever it is, and the numbers of payment cards. */
  readonly text: (text: string) => string;
  /** The same for a text somebody or something wrote outside the application's state: nothing in it is marked. */
  readonly freeText: (text: string) => string;
  /** The same for what a person wrote about a problem: bank accounts and passwords are typed into it, too. */
  readonly note: (text: string) => string;
  /** A text from which everything the fingerprints find is cut out. */
  readonly cut: (text: string) => string;
  readonly fingerprints: Fingerprints;
}

const call = z.looseObject({
  endpointName: z.string(),
  originalArgs: z.optional(z.unknown()),
  queryCacheKey: z.optional(z.string()),
});
const calling = z.looseObject({ arg: call, requestStatus: z.optional(z.string()) });
const caches = z.looseObject({ queries: z.unknown(), mutations: z.unknown() });

const MOST_REPLACED = 20_000;
const REMOVED = '[removed]';
const CREDENTIAL = /(\b(?:access_token|token|code|password)=|\bBearer\s+)[^&\s"'#\\]+/gi;

/**
 * Takes secrets and people out of actions and states, in such a way that the redacted actions fold to the redacted states. What
 * to take out is said by the contract's marks alone. One redactor serves one recording.
 * @param salt random text that never leaves the browser tab
 */
export function createRedactor(
  salt: string,
  fingerprints: Fingerprints = createFingerprints(salt),
): Redactor {
  const pseudonyms = createPseudonyms(salt);
  const replaced = new Map<string, string>();
  const apply = createRuleApplier((text, as) => {
    // Half of a word is no value to search a log for; the whole is marked in the call that sends it.
    if (as === 'typed') return typedReplaced(text, pseudonyms.personal);
    const key = `${as} ${text}`;
    const known = replaced.get(key);
    if (known !== undefined) return known;
    if (as !== 'sentence' && as !== 'said') rememberAll(fingerprints, text, as === 'secret');
    const standIn = pseudonyms[as](text);
    // Secrets are not kept longer than they must be.
    if (as !== 'secret' && replaced.size < MOST_REPLACED) replaced.set(key, standIn);
    return standIn;
  });
  const keys = createCacheKeys((endpoint, args) => apply(rulesOfEndpoint(endpoint).args, args));

  function redactCall(arg: z.infer<typeof call>): object {
    const { endpointName, originalArgs, queryCacheKey } = arg;
    return {
      ...arg,
      ...('originalArgs' in arg
        ? { originalArgs: apply(rulesOfEndpoint(endpointName).args, originalArgs) }
        : {}),
      ...(queryCacheKey === undefined ? {} : { queryCacheKey: keys.key(queryCacheKey) }),
    };
  }

  function redactAction(action: LoggedAction): LoggedAction {
    const { data: meta } = calling.safeParse(action['meta']);
    if (meta === undefined) {
      const rule = PAYLOAD_RULES.get(action.type);
      if (rule !== undefined) return { ...action, payload: apply(rule, action['payload']) };
      return action.type.startsWith('api/') ? { ...action, payload: keys.within(action['payload']) } : action;
    }
    const rule =
      meta.requestStatus === 'rejected' ? FAILURE_RULE : rulesOfEndpoint(meta.arg.endpointName).data;
    return {
      ...action,
      meta: { ...meta, arg: redactCall(meta.arg) },
      ...('payload' in action ? { payload: apply(rule, action['payload']) } : {}),
      ...('error' in action ? { error: apply(FAILURE_RULE, action['error']) } : {}),
    };
  }

  const redactedEntries = new WeakMap<object, unknown>();

  /** One cached answer, query or mutation. */
  function redactEntry(entry: unknown): unknown {
    if (typeof entry !== 'object' || entry === null) return entry;
    const known = redactedEntries.get(entry);
    if (known !== undefined) return known;
    const name = 'endpointName' in entry && typeof entry.endpointName === 'string' ? entry.endpointName : '';
    const { args, data } = rulesOfEndpoint(name);
    const redacted = mapEntries(entry, (field, inner) => {
      if (field === 'originalArgs') return apply(args, inner);
      if (field === 'data') return apply(data, inner);
      return field === 'error' ? apply(FAILURE_RULE, inner) : inner;
    });
    redactedEntries.set(entry, redacted);
    return redacted;
  }

  const redactEntries = (entries: unknown): unknown =>
    typeof entries === 'object' && entries !== null
      ? renamed(
          mapEntries(entries, (_, entry) => redactEntry(entry)),
          keys.key,
        )
      : entries;

  function redactCaches(value: unknown): unknown {
    const parsed = caches.safeParse(value);
    if (!parsed.success) return value;
    const { queries, mutations, ...rest } = parsed.data;
    return {
      queries: redactEntries(queries),
      mutations: redactEntries(mutations),
      ...(keys.within(rest) as object),
    };
  }

  const text = (written: string): string =>
    withoutCardNumbers(
      replaceFound(written.replace(CREDENTIAL, `$1${BLANK}`), fingerprints, pseudonyms.personal),
    );
  // Cards first: the end of a number in groups has the shape of an importer number.
  const freeText = (written: string): string => text(pseudonyms.free(withoutCardNumbers(written)));

  return {
    action: redactAction,
    state: (state) =>
      typeof state !== 'object' || state === null
        ? state
        : mapEntries(state, (slice, value) =>
            slice === 'api' ? redactCaches(value) : apply(SLICE_RULES[slice], value),
          ),
    text,
    freeText,
    note: (written) => freeText(withoutTypedSecrets(written)),
    cut: (written) => withoutCardNumbers(replaceFound(written, fingerprints, () => REMOVED)),
    fingerprints,
  };
}

/** A token's parts are secrets of their own: any of them tells whose it is or opens something. */
function rememberAll(fingerprints: Fingerprints, value: string, isSecret: boolean): void {
  fingerprints.remember(value);
  if (isSecret && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value)) value.split('.').forEach(fingerprints.remember);
}

function replaceFound(text: string, fingerprints: Fingerprints, replace: (found: string) => string): string {
  let result = '';
  let done = 0;
  for (const { from, to } of fingerprints.findIn(text)) {
    result += text.slice(done, from) + replace(text.slice(from, to));
    done = to;
  }
  return result + text.slice(done);
}
