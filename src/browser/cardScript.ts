import type { CardScriptFailure } from '../api/payments/cardPort';
import { fail, ok, type Result } from '../../domain/result';

type Loaded = Result<unknown, CardScriptFailure>;

const PATIENCE_MS = 30_000;

interface Loading {
  readonly answer: Promise<Loaded>;
  waiting: number;
}

let loading: Loading | null = null;

const initialiser = (): unknown => (window as { Stripe?: unknown }).Stripe;

/**
 * The provider's initialize function. Its script is loaded from the provider's own host, on demand and once: whoever asks in the meantime
 * waits for the same request. A failure is forgotten and its element removed, so that the next try makes a new request (H21).
 * @param signal called off, this caller no longer waits
 */
export async function loadCardScript(url: string, signal: AbortSignal): Promise<Loaded> {
  const present = initialiser();
  if (typeof present === 'function') return ok(present);
  const mine = (loading ??= begin(url));
  mine.waiting += 1;
  signal.addEventListener('abort', () => (mine.waiting -= 1), { once: true });
  return mine.answer;
}

function begin(url: string): Loading {
  const source = trusted(url);
  const present = loadingFrom(url);
  const script = present ?? document.createElement('script');
  const begun: Loading = { answer: outcomeOf(script), waiting: 0 };
  if (present === undefined) {
    script.async = true;
    script.src = source;
    document.head.append(script);
  }
  void begun.answer.then((answer) => {
    loading = null;
    if (answer.ok) return;
    script.remove();
    // The specification asks for it: a failure must not pass unseen because the person has gone on.
    if (begun.waiting <= 0)
      console.warn('The card provider’s script failed to load, and no one was waiting for it.');
  });
  return begun;
}

/** The same script, when it is on its way already, also where its address has a slash more or less at its end (H106). */
const loadingFrom = (url: string): HTMLScriptElement | undefined =>
  Array.from(document.scripts).find(({ src }) => plainAddress(src) === plainAddress(url));

const plainAddress = (address: string): string => address.replace(/\/+$/, '');

const outcomeOf = (script: HTMLScriptElement): Promise<Loaded> =>
  new Promise((resolve) => {
    const late = setTimeout(() => {
      resolve(fail('failed-to-load'));
    }, PATIENCE_MS);
    script.addEventListener('load', () => {
      clearTimeout(late);
      const made = initialiser();
      resolve(typeof made === 'function' ? ok(made) : fail('not-available'));
    });
    script.addEventListener('error', () => {
      clearTimeout(late);
      resolve(fail('failed-to-load'));
    });
  });

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}

/** Trusted Types, as far as they are used here; not every browser has them. */
interface PolicyMaker {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

const isPolicyMaker = (value: unknown): value is PolicyMaker =>
  typeof value === 'object' &&
  value !== null &&
  'createPolicy' in value &&
  typeof value.createPolicy === 'function';

let policy: ScriptPolicy | undefined;

/** The policy `card-script` lets the provider's host through, and a stand-in on this machine; nothing else becomes a script. */
function trusted(url: string): string {
  const maker: unknown = Reflect.get(window, 'trustedTypes');
  const made = (policy ??= isPolicyMaker(maker) ? maker.createPolicy('card-script', RULES) : RULES);
  return made.createScriptURL(url);
}

const RULES: ScriptPolicy = {
  createScriptURL: (address) => {
    const { origin, hostname } = new URL(address);
    if (origin === 'https://js.stripe.com' || hostname === '127.0.0.1' || hostname === 'localhost')
      return address;
    throw new Error(`no script may come from ${origin}`);
  },
};
