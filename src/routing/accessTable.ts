import { ROLES, type Role } from '../../contract/roles';
import { guard, type Visitor } from './guard';
import { ROUTES, type Route, type RouteName } from './routes';

const signedIn = (role: Role): Visitor => ({ isSignedIn: true, roles: [role], isTemporary: false });

/** Whoever may stand before the guard: not signed in, one for each role, and with a temporary password. */
export const VISITORS = {
  none: { isSignedIn: false, roles: ['none'], isTemporary: false },
  user: signedIn('user'),
  verifier: signedIn('verifier'),
  approver: signedIn('approver'),
  readonly: signedIn('readonly'),
  admin: signedIn('admin'),
  temporary: { isSignedIn: true, roles: ['none'], isTemporary: true },
} as const satisfies Readonly<Record<string, Visitor>>;
export type VisitorName = keyof typeof VISITORS;

export const VISITOR_NAMES: readonly VisitorName[] = [
  'none',
  'user',
  'verifier',
  'approver',
  'readonly',
  'admin',
  'temporary',
];

export interface AccessRow {
  readonly name: RouteName;
  readonly path: string;
  readonly opens: Readonly<Record<VisitorName, boolean>>;
}

/** The emails of a local start have their page there alone. */
const isEverywhere = ({ name }: Route): boolean => name !== 'outbox';

/** Who may open what, asked of the guard itself, page by page. */
export const accessTable = (): readonly AccessRow[] =>
  ROUTES.filter(isEverywhere).map(({ name, path, roles }) => {
    const opens = (visitor: VisitorName): boolean => guard(roles, VISITORS[visitor], name).kind === 'proceed';
    return {
      name,
      path,
      opens: {
        none: opens('none'),
        user: opens('user'),
        verifier: opens('verifier'),
        approver: opens('approver'),
        readonly: opens('readonly'),
        admin: opens('admin'),
        temporary: opens('temporary'),
      },
    };
  });

/** The roles that open a page, `none` left out; empty for a page nobody signed in opens. */
export function openersOf(name: RouteName): readonly Role[] {
  const route = ROUTES.find((candidate) => candidate.name === name);
  if (route === undefined) return [];
  return ROLES.filter(
    (role) => role !== 'none' && guard(route.roles, signedIn(role), route.path).kind === 'proceed',
  );
}
