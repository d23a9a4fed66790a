import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ImpersonationPart, PreferencesPart, SessionPart } from '../../state/parts';
import type { ApiExtra } from './extra';

/** The part of the state that calls read. */
export type CallState = SessionPart & ImpersonationPart & PreferencesPart;

export type ApiThunk<R> = ThunkAction<R, CallState, ApiExtra, UnknownAction>;

/** How a call ended: with data or with an error. */
export interface CallResult<D> {
  readonly data?: D | undefined;
  readonly error?: unknown;
}
