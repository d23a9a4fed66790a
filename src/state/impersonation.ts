import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyFlags } from '../../contract/entities/session';
import { sessionEnded } from './sessionEnd';

/** The company a session acts for, as far as the session holds it. */
export interface ActingCompany extends CompanyFlags {
  readonly companyId: string;
  readonly companyName: string;
}

/** The admin's own company while acting for another; kept apart from the session. */
export type OriginalCompany = Omit<ActingCompany, 'companyName'>;

interface Started {
  readonly original: OriginalCompany;
  readonly target: ActingCompany;
}

/** Dispatched with the company that was saved; a second end changes nothing (H17). */
export const impersonationEnded = createAction<{ readonly original: OriginalCompany }>(
  'impersonation/impersonationEnded',
);

const slice = createSlice({
  name: 'impersonation',
  initialState: null as OriginalCompany | null,
  reducers: {
    /** No nesting: while one is open, `original` stays the admin's own company (decision 6). */
    impersonationStarted: (state, { payload }: PayloadAction<Started>) => state ?? payload.original,
    /** The original company was found beside the session in storage, or, with null, that another tab has gone back to it. */
    impersonationRestored: (_, { payload }: PayloadAction<OriginalCompany | null>) => payload,
  },
  extraReducers: (builder) =>
    builder.addCase(impersonationEnded, () => null).addCase(sessionEnded, () => null),
  selectors: {
    selectIsImpersonating: (state) => state !== null,
  },
});

export const { impersonationStarted, impersonationRestored } = slice.actions;
export const { selectIsImpersonating } = slice.selectors;
export const impersonationReducer = slice.reducer;
