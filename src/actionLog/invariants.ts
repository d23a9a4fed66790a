import { ENDPOINTS } from '../../contract/api';
import { isStaff } from '../../domain/roles';
import { rolesOfToken } from '../state/claims';

/** A rule of the state that did not hold. */
export interface Violation {
  readonly rule: InvariantName;
  /** What was found instead, without personal values. */
  readonly found: string;
}

/** The parts of the application's state the rules look at. */
interface WatchedState {
  readonly session: { readonly token: string; readonly isTemporary: boolean } | null;
  readonly impersonation: object | null;
  readonly live: { readonly state: string };
  readonly alerts: readonly { readonly id: string }[];
  readonly spinner: readonly string[];
  readonly api: {
    readonly queries: Readonly<
      Record<string, { readonly endpointName?: string; readonly data?: unknown } | undefined>
    >;
  };
}

type Rule = (state: WatchedState) => string | undefined;

/** What must hold whenever no action is under way. Each answers what it found wrong. */
const INVARIANTS = {
  'acting for a company implies a session of an admin': ({ session, impersonation }) => {
    if (impersonation === null) return undefined;
    if (session === null) return 'an own company is kept, but no one is signed in';
    return rolesOfToken(session.token).roles.includes('admin') ? undefined : 'the token has no admin role';
  },
  'a live connection implies a token of staff': ({ session, live }) => {
    if (live.state === 'idle') return undefined;
    if (session === null) return `the connection is ${live.state}, but no one is signed in`;
    return isStaff(rolesOfToken(session.token).roles) && !session.isTemporary
      ? undefined
      : `the connection is ${live.state} for someone who is not staff`;
  },
  'signed out, nothing of anybody is in the caches': ({ session, api }) => {
    if (session !== null) return undefined;
    const left = Object.values(api.queries).find(
      (query) => query?.data !== undefined && !isPublic(query.endpointName),
    );
    return left === undefined
      ? undefined
      : `an answer of ${left.endpointName ?? 'an endpoint'} is still cached`;
  },
  'alerts are at most five, each once': ({ alerts }) => {
    if (alerts.length > 5) return `${alerts.length} alerts are on show`;
    return hasDuplicates(alerts.map(({ id }) => id)) ? 'one alert is on show twice' : undefined;
  },
  'a request under way is counted once': ({ spinner }) =>
    hasDuplicates(spinner) ? 'one request is counted twice' : undefined,
} as const satisfies Record<string, Rule>;

export type InvariantName = keyof typeof INVARIANTS;

const RULES = Object.entries(INVARIANTS) as [InvariantName, Rule][];

const isPublic = (endpoint: string | undefined): boolean =>
  endpoint !== undefined && ENDPOINTS.get(endpoint)?.access === 'public';

const hasDuplicates = (ids: readonly string[]): boolean => ids.length > 1 && new Set(ids).size < ids.length;

/** The rules that a state between two actions breaks. A state of another shape breaks none: it is not this application's. */
export function breaches(state: unknown): readonly Violation[] {
  if (!isWatched(state)) return [];
  return RULES.flatMap(([rule, holds]) => {
    const found = holds(state);
    return found === undefined ? [] : [{ rule, found }];
  });
}

/** Looked at by hand: reading a whole state against a schema after every action would cost more than the action. */
function isWatched(state: unknown): state is WatchedState {
  if (typeof state !== 'object' || state === null) return false;
  const { session, impersonation, live, alerts, spinner, api }: Partial<Record<keyof WatchedState, unknown>> =
    state;
  return (
    isSession(session) &&
    typeof impersonation === 'object' &&
    typeof live === 'object' &&
    live !== null &&
    'state' in live &&
    Array.isArray(alerts) &&
    Array.isArray(spinner) &&
    typeof api === 'object' &&
    api !== null &&
    'queries' in api &&
    typeof api.queries === 'object' &&
    api.queries !== null
  );
}

const isSession = (session: unknown): boolean =>
  session === null ||
  (typeof session === 'object' && 'token' in session && typeof session.token === 'string');
