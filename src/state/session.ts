import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyFlags, Session, SignedIn } from '../../contract/entities/session';
import { isStaff } from '../../domain/roles';
import { readClaims, rolesOfToken, subjectOf } from './claims';
import { impersonationEnded, impersonationStarted, type ActingCompany } from './impersonation';
import { sessionEnded } from './sessionEnd';
import { midpointExpiry } from './tokenExpiry';

/** When an answer with a token came: this machine's clock and the server's, milliseconds since 1970. */
export interface Received {
  readonly clientNow: number;
  readonly serverNow: number | undefined;
}

const slice = createSlice({
  name: 'session',
  initialState: null as Session | null,
  reducers: {
    sessionStarted: {
      prepare: (signedIn: SignedIn, rememberMe: boolean, received: Received) => ({
        payload: sessionOf(signedIn, rememberMe, received),
      }),
      reducer: (_, { payload }: PayloadAction<Session>) => payload,
    },
    /** A session kept in storage was found at the start, or another tab brought a newer one. */
    sessionRestored: (_, { payload }: PayloadAction<Session>) => payload,
    tokenRefreshed: {
      prepare: (token: string, received: Received) => ({
        payload: {
          token,
          tokenExpires: expiryOf(token, received),
          isTemporary: rolesOfToken(token).isTemporary,
        },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<Pick<Session, 'token' | 'tokenExpires' | 'isTemporary'>>,
      ) => (state === null ? null : { ...state, ...payload }),
    },
    connectionIdLearned: (state, { payload }: PayloadAction<string>) =>
      state === null ? null : { ...state, connectionId: payload },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => null)
      .addCase(impersonationStarted, (state, { payload }) => withCompany(state, payload.target))
      .addCase(impersonationEnded, (state, { payload }) =>
        withCompany(state, { ...payload.original, companyName: '' }),
      );
  },
  selectors: {
    selectSession: (state) => state,
    selectIsSignedIn: (state) => state !== null,
    selectRoles: (state) => rolesOfToken(state?.token).roles,
    /** What a company's person may do for the company; undefined for all. */
    selectPermissions: (state) => rolesOfToken(state?.token).permissions,
    selectIsTemporary: (state) => state?.isTemporary ?? false,
    selectIsStaff: (state) => isStaff(rolesOfToken(state?.token).roles),
    selectCompanyId: (state) => state?.companyId ?? '',
    selectCompanyName: (state) => state?.companyName ?? '',
    /** Name and email address of whoever is signed in, from the token. */
    selectPerson: createSelector([(state: Session | null) => state?.token], (token) => personOf(token)),
    /** Who looks on, and for which company: changes whenever nothing seen before may stay on screen. */
    selectOwner: (state) => (state === null ? '' : ownerOf(state)),
  },
});

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

function personOf(token: string | undefined): Person {
  const claims = token === undefined ? null : readClaims(token);
  return { id: claims?.sub ?? '', name: claims?.name ?? claims?.email ?? '', email: claims?.email ?? '' };
}

/** Names the person and the company a session belongs to; what was cached for one is nobody else's (H04). */
export const ownerOf = ({ token, companyId }: Pick<Session, 'token' | 'companyId'>): string =>
  `${subjectOf(token)} for ${companyId}`;

function withCompany(state: Session | null, company: ActingCompany): Session | null {
  return state === null ? null : { ...state, ...company };
}

function expiryOf(token: string, received: Received): number {
  const claims = readClaims(token);
  return midpointExpiry({ ...received, expiresAt: claims?.exp, issuedAt: claims?.iat });
}

function sessionOf(signedIn: SignedIn, rememberMe: boolean, received: Received): Session {
  const { token, companyId, companyName, ...rest } = signedIn;
  const flags: CompanyFlags = {
    isAssessmentPayer: rest.isAssessmentPayer,
    isExempt: rest.isExempt,
    isRefundEligible: rest.isRefundEligible,
  };
  return {
    token,
    rememberMe,
    companyId,
    companyName,
    ...flags,
    connectionId: '',
    isTemporary: rolesOfToken(token).isTemporary,
    tokenExpires: expiryOf(token, received),
  };
}

export const { sessionStarted, sessionRestored, tokenRefreshed, connectionIdLearned } = slice.actions;
export const {
  selectSession,
  selectIsSignedIn,
  selectRoles,
  selectPermissions,
  selectIsTemporary,
  selectIsStaff,
  selectCompanyId,
  selectCompanyName,
  selectPerson,
  selectOwner,
} = slice.selectors;
export const sessionReducer = slice.reducer;
