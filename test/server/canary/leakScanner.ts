/** A secret that a run has used, by what it is. */
export interface Canary {
  readonly name: string;
  readonly value: string;
}

/** Something that may have kept a secret: a log, a table, an answer. */
export interface Place {
  readonly name: string;
  readonly text: string;
  /** Names of the secrets that are meant to stand here. */
  readonly meant?: readonly string[];
}

/** Below this a value is looked for as a word of its own: six digits stand by chance inside every digest. */
const SHORTEST_INSIDE = 12;
const BEFORE = '(?<![\\w+/.:-])';
const AFTER = '(?![\\w+/=]|[.:-]\\d)';

/** Where secrets stand that should not: one sentence a hit, which does not repeat the secret. */
export function findLeaks(canaries: readonly Canary[], places: readonly Place[]): readonly string[] {
  return canaries.flatMap((canary) => {
    const isIn = spyOf(canary.value);
    return places
      .filter(({ text, meant = [] }) => !meant.includes(canary.name) && isIn(text))
      .map((place) => `${canary.name} stands in ${place.name}`);
  });
}

/** Recognizes a value as it is, and inside hexadecimal, base64, JSON and addresses. */
function spyOf(value: string): (text: string) => boolean {
  if (value === '') throw new Error('an empty secret is in every text');
  const plain = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (value.length < SHORTEST_INSIDE) {
    const alone = new RegExp(`${BEFORE}${plain}${AFTER}`);
    return (text) => alone.test(text);
  }
  const forms = new Set([
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value),
    encodeURIComponent(value).replaceAll('%20', '+'),
    Buffer.from(value).toString('hex'),
    ...base64Cores(value),
  ]);
  return (text) => [...forms].some((form) => text.includes(form));
}

/** What stays of a value in base64 wherever in the encoded text it begins, in both alphabets. */
function base64Cores(value: string): readonly string[] {
  const cores = [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const whole = bytes.length - (bytes.length % 3);
    return bytes
      .subarray(0, whole)
      .toString('base64')
      .slice(offset === 0 ? 0 : 4);
  });
  return [...cores, ...cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_'))];
}
