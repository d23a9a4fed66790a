import { dictionary } from '@zxcvbn-ts/language-common';

/** Parts of a password that are no letters, at its ends: what people put around a word they already use. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const REPEATED = /^(.{2,}?)\1+$/u;

let listed: ReadonlySet<string> | undefined;

/** The list, in lower case; read when the first password is chosen. */
const leaked = (): ReadonlySet<string> =>
  (listed ??= new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())));

/**
 * Whether a password stands on the list of those most used in published leaks (6.2.4, 6.2.12): some 49,000, as they are, one after
 * itself, or with digits and signs around them. Letter case does not count.
 */
export function isLeakedPassword(password: string): boolean {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const once = REPEATED.exec(typed)?.[1] ?? typed;
  return [typed, once, once.replace(AROUND, '')].some((form) => form !== '' && leaked().has(form));
}
