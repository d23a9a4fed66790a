import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './sessionEnd';

export type AlertClass = 'danger' | 'success' | 'warning';

/** A transient message; `message` is HTML and is sanitized where it is shown (decision 3). */
export interface Alert {
  readonly id: string;
  readonly message: string;
  readonly class: AlertClass;
  /** Why it does not count down at the moment: a pointer over it or the focus inside. */
  readonly isPaused: boolean;
}

/** More than these at once would bury the page; the oldest give way. All stay readable in the notifications. */
export const MAX_ALERTS = 5;

const slice = createSlice({
  name: 'alerts',
  initialState: [] as Alert[],
  reducers: {
    alertRaised: {
      prepare: (message: string, alertClass: AlertClass) => ({
        payload: { id: nanoid(), message, class: alertClass },
      }),
      reducer: (state, { payload }: PayloadAction<Pick<Alert, 'id' | 'message' | 'class'>>) => {
        state.push({ ...payload, isPaused: false });
        if (state.length > MAX_ALERTS) state.splice(0, state.length - MAX_ALERTS);
      },
    },
    alertDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((alert) => alert.id !== payload),
    alertPaused: (state, { payload }: PayloadAction<string>) => {
      setPaused(state, payload, true);
    },
    alertResumed: (state, { payload }: PayloadAction<string>) => {
      setPaused(state, payload, false);
    },
  },
  // What was said to one person is not for the next one at this screen.
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: { selectAlerts: (state) => state },
});

function setPaused(state: Alert[], id: string, isPaused: boolean): void {
  const index = state.findIndex((alert) => alert.id === id);
  const alert = state[index];
  if (alert !== undefined) state[index] = { ...alert, isPaused };
}

export const { alertRaised, alertDismissed, alertPaused, alertResumed } = slice.actions;
export const { selectAlerts } = slice.selectors;
export const alertsReducer = slice.reducer;
