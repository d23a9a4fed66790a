/** Where a code comes from; recovery codes stand in for an authenticator app that is lost. */
export type CodeKind = 'code' | 'recovery';

/**
 * What was typed or pasted as the contract takes it: six digits, or a recovery code in its groups of four. Blanks and dashes are
 * the reader's own. Null where it is no whole code.
 */
export function readCode(typed: string, kind: CodeKind): string | null {
  const plain = typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');
  if (kind === 'code') return /^\d{6}$/.test(plain) ? plain : null;
  // The alphabet of recovery codes leaves out what is mistaken for a digit.
  const read = plain.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-Z]{16}$/.test(read) ? (read.match(/.{4}/g) ?? []).join('-') : null;
}
