import type { Middleware } from '@reduxjs/toolkit';
import { sessionEnded, type SessionEnd } from '../state/sessionEnd';

/** Leads to the sign-in page whenever the session ends, for whatever reason. */
export const createLeaving =
  (leave: (reason: SessionEnd) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) leave(action.payload);
    return result;
  };
