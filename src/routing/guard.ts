import type { Role } from '../../contract/roles';

export interface Visitor {
  readonly isSignedIn: boolean;
  /** Roles of the token's claim; `['none']` for whoever has none. */
  readonly roles: readonly Role[];
  readonly isTemporary: boolean;
}

export type Decision = { readonly kind: 'proceed' } | { readonly kind: 'go'; readonly to: string };

const go = (to: string): Decision => ({ kind: 'go', to });
const proceed: Decision = { kind: 'proceed' };

/**
 * May this visitor open a route? (Specification, section 5; docs/decisions on the order of its rules.)
 * @param allowed the route's roles
 * @param wanted path, query and fragment asked for, kept for after sign-in
 * @param page the route's name, for the page that says why it is refused
 */
export function guard(allowed: readonly Role[], visitor: Visitor, wanted: string, page?: string): Decision {
  const isGuestsOnly = allowed.every((role) => role === 'none');
  if (isGuestsOnly && visitor.isSignedIn) return go('/');
  if (allowed.includes('none') || visitor.roles.some((role) => allowed.includes(role))) return proceed;
  if (!visitor.isSignedIn) return go(`/?next=${encodeURIComponent(wanted)}`);
  if (visitor.isTemporary) return go('/resettemporarypassword');
  return go(page === undefined ? '/unauthorized' : `/unauthorized?page=${page}`);
}

/** Where a signed-in visitor goes from the sign-in page: on to what was wanted, else home. */
export function afterSignIn(visitor: Visitor, next: string | null): string {
  if (visitor.isTemporary) return '/resettemporarypassword';
  return next !== null && isOwnPath(next) ? next : '/home';
}

/** Paths of this site alone: one slash, then neither slash, backslash nor a control character a browser would skip. */
function isOwnPath(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop tabs and line breaks, which would turn "/\t/evil" into "//evil"
  return /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(path) && path !== '/' && !path.startsWith('/?');
}
