// Endpoints are known once their files are loaded; without them the caches cannot be folded.
import '../api/account';
import '../api/audit';
import '../api/boardTexts';
import '../api/companies';
import '../api/companyDepth';
import '../api/configuration';
import '../api/corrections';
import '../api/customs';
import '../api/customsDepth';
import '../api/documents';
import '../api/exemptions';
import '../api/grid';
import '../api/identity';
import '../api/impersonation';
import '../api/ledger';
import '../api/messages';
import '../api/notifications';
import '../api/payouts';
import '../api/problems';
import '../api/records';
import '../api/refundReview';
import '../api/refunds';
import '../api/reports';
import '../api/users';
import '../api/views';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { reducer, type AppState } from './reducer';

/** The caches' middleware says that it is in place, under a number no other page has. */
const REGISTERED = `${api.reducerPath}/config/middlewareRegistered`;

/**
 * The application's reducer with every endpoint known, as a replay needs it: screens load theirs one by one. It takes whatever
 * state a log holds, and knows the caches' middleware of another page for the one and only.
 */
export function wholeReducer(state: unknown, action: UnknownAction): AppState {
  // A recorded state is trusted like any other state of this reducer; its hashes tell where it is not.
  const next = reducer(state as AppState | undefined, action);
  if (action.type !== REGISTERED) return next;
  return { ...next, api: { ...next.api, config: { ...next.api.config, middlewareRegistered: true } } };
}

/** Names of the state's slices. */
export const SLICES: readonly string[] = Object.keys(wholeReducer(undefined, { type: '@@INIT' }));
