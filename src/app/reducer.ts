import { combineReducers } from '@reduxjs/toolkit';
import { api } from '../api/base/api';
import { alertsReducer } from '../state/alerts';
import { boardZoneReducer } from '../state/boardZone';
import { impersonationReducer } from '../state/impersonation';
import { liveReducer } from '../state/live';
import { outcomesReducer } from '../state/outcomes';
import { preferencesReducer } from '../state/preferences';
import { screenReducer } from '../state/screen';
import { sessionReducer } from '../state/session';
import { sessionLimitReducer } from '../state/sessionLimit';
import { spinnerReducer } from '../state/spinner';
import { transfersReducer } from '../state/transfers';

/** The whole state: pure slices, and RTK Query for every endpoint. */
export const reducer = combineReducers({
  session: sessionReducer,
  sessionLimit: sessionLimitReducer,
  impersonation: impersonationReducer,
  alerts: alertsReducer,
  spinner: spinnerReducer,
  transfers: transfersReducer,
  live: liveReducer,
  preferences: preferencesReducer,
  boardZone: boardZoneReducer,
  outcomes: outcomesReducer,
  screen: screenReducer,
  [api.reducerPath]: api.reducer,
});

export type AppState = ReturnType<typeof reducer>;
