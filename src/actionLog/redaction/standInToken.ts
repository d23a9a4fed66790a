import { readClaims } from '../../state/claims';

/**
 * A token that opens nothing in place of one that might: no signature, names and addresses replaced, and of the claims only
 * those the application reads. Undefined for a text that is no token.
 */
export function standInToken(token: string, personal: (value: string) => string): string | undefined {
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) return undefined;
  const claims = readClaims(token);
  if (claims === null) return undefined;
  const { name, email } = claims;
  const stored = {
    ...claims,
    ...(typeof name === 'string' ? { name: personal(name) } : {}),
    ...(typeof email === 'string' ? { email: personal(email) } : {}),
    standIn: true,
  };
  return `${encoded({ alg: 'none', standIn: true })}.${encoded(stored)}.none`;
}

function encoded(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
