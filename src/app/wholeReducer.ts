// Endpoints are known once their files are loaded; without them the caches cannot be folded.
import '../api/account/account';
import '../api/audit';
import '../api/boardTexts';
import '../api/companies/profile';
import '../api/companies/admin';
import '../api/configuration/change';
import '../api/corrections/corrections';
import '../api/customs/files';
import '../api/customs/importers';
import '../api/documents/documents';
import '../api/exemptions/applications';
import '../api/reports/grid';
import '../api/identity/identity';
import '../api/impersonation';
import '../api/ledger';
import '../api/outbox';
import '../api/payments/payments';
import '../api/lists';
import '../api/contact';
import '../api/notifications/choices';
import '../api/paymentRuns';
import '../api/pendingChanges/pendingChanges';
import '../api/problems';
import '../api/configuration/program';
import '../api/home';
import '../api/companies/list';
import '../api/users/invite';
import '../api/users/list';
import '../api/reports/list';
import '../api/exemptions/list';
import '../api/notifications/list';
import '../api/search';
import '../api/registrations';
import '../api/refunds/assignments';
import '../api/refunds/annualRuns';
import '../api/refunds/bulkApprovals';
import '../api/refunds/review';
import '../api/refunds/claims';
import '../api/refunds/rows';
import '../api/reports/filing';
import '../api/users/people';
import '../api/users/record';
import '../api/savedViews';
import type { UnknownAction } from '@reduxjs/toolkit';
import { endpointOf } from '../actionLog/endpointOf';
import type { KnownActions } from '../actionLog/otherBuilds';
import { api } from '../api/base/api';
import * as alerts from '../state/alerts';
import * as boardZone from '../state/boardZone';
import * as impersonation from '../state/impersonation';
import * as live from '../state/live';
import * as outcomes from '../state/outcomes';
import * as preferences from '../state/preferences';
import * as screen from '../state/screen';
import * as session from '../state/session';
import * as sessionEnd from '../state/sessionEnd';
import * as sessionLimit from '../state/sessionLimit';
import * as transfers from '../state/transfers';
import { reducer, type AppState } from './reducer';

/** The caches' middleware says that it is in place, under a number no other page has. */
const REGISTERED = `${api.reducerPath}/config/middlewareRegistered`;

const NOTHING: UnknownAction = { type: 'app/nothing' };

/** What this build can carry out: the actions its slices' files export, and its endpoints. */
export const KNOWN_ACTIONS: KnownActions = {
  types: new Set(
    [
      alerts,
      boardZone,
      impersonation,
      live,
      outcomes,
      preferences,
      screen,
      session,
      sessionEnd,
      sessionLimit,
      transfers,
    ]
      .flatMap((exported): unknown[] => Object.values(exported))
      .flatMap((part) =>
        typeof part === 'function' && 'type' in part && typeof part.type === 'string' ? [part.type] : [],
      ),
  ),
  isEndpoint: (name) => Object.hasOwn(api.endpoints, name),
};

/**
 * The application's reducer with every endpoint known, as a replay needs it: screens load theirs one by one. It takes whatever
 * state a log holds, and knows the caches' middleware of another page for the one and only. A call of an endpoint that only
 * another build has changes nothing: the caches could not carry it out.
 */
export function wholeReducer(state: unknown, action: UnknownAction): AppState {
  // A recorded state is trusted like any other state of this reducer; its hashes tell where it is not.
  const endpoint = endpointOf(action);
  const isStrange = endpoint !== undefined && !KNOWN_ACTIONS.isEndpoint(endpoint);
  const next = reducer(state as AppState | undefined, isStrange ? NOTHING : action);
  if (action.type !== REGISTERED) return next;
  return { ...next, api: { ...next.api, config: { ...next.api.config, middlewareRegistered: true } } };
}

/** Names of the state's slices. */
export const SLICES: readonly string[] = Object.keys(wholeReducer(undefined, { type: '@@INIT' }));
