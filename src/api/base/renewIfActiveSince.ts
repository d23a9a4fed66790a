import { renewByUse } from './api';
import type { ApiThunk } from './apiThunk';

/** Renews the session if somebody was active after a moment (milliseconds since 1970): the server has not heard of that yet. */
export const renewIfActiveSince =
  (now: number): ApiThunk<Promise<void>> =>
  async (dispatch, _getState, extra) => {
    if (extra.lastActive() > now) await dispatch(renewByUse());
  };
