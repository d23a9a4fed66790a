import { nanoid, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { fill } from '../../contract/texts/fill';
import type { Language } from '../../contract/texts/sentence';
import type { ApiExtra } from '../api/base/extra';
import { refreshSession } from '../api/base/api';
import type { CallState } from '../api/base/apiThunk';
import { errorText } from '../api/base/errorMessage';
import type { Clock } from '../browser/clock';
import type { HubPort } from '../browser/hubPort';
import { claimViewers } from '../../contract/hub';
import {
  claimLeft,
  claimOpened,
  liveChanged,
  type LiveReason,
  type LiveState,
  viewersChanged,
} from '../state/live';
import { selectIsImpersonating } from '../state/impersonation';
import { connectionIdLearned, selectIsStaff, tokenRefreshed } from '../state/session';
import { createLiveConnection } from './liveConnection';
import { createStatusIntake } from './statusIntake';

export interface LiveDependencies {
  readonly hub: HubPort;
  readonly clock: Clock;
  /** A number from 0 to 1 that spreads the tabs. */
  readonly random: () => number;
  readonly onWakeUp: (listener: () => void) => void;
  readonly isOffline: () => boolean;
}

/**
 * Keeps the live connection: one for each tab of a member of staff who holds a token, none for anybody else (specification,
 * section 4). It only routes; liveConnection.ts does the work.
 */
export const createLive =
  (dependencies: LiveDependencies): Middleware<object, CallState> =>
  (store) => {
    const ask = store.dispatch as ThunkDispatch<CallState, ApiExtra, UnknownAction>;
    const report = (state: LiveState, reason: LiveReason): void => {
      store.dispatch(liveChanged({ state, reason, since: dependencies.clock.now() }));
    };
    const intake = createStatusIntake({
      dispatch: store.dispatch,
      clock: dependencies.clock,
      notUnderstood: () => notUnderstood(store.getState().preferences.language),
      isDiscreet: () => selectIsImpersonating(store.getState()),
    });
    const connection = createLiveConnection({
      ...dependencies,
      report,
      token: async () => {
        const { session } = store.getState();
        if (session !== null && session.tokenExpires <= dependencies.clock.now())
          await ask(refreshSession(session.token));
        return store.getState().session?.token ?? '';
      },
      language: () => languageOf(store.getState()),
      renew: async () => {
        const { session } = store.getState();
        if (session !== null) await ask(refreshSession(session.token));
      },
      ...intake,
      onViewers: (payload) => {
        const viewers = claimViewers.safeParse(payload);
        if (viewers.success) store.dispatch(viewersChanged(viewers.data));
      },
      onConnectionId: (id) => {
        if (store.getState().session !== null) store.dispatch(connectionIdLearned(id));
      },
    });
    dependencies.onWakeUp(() => {
      connection.wake();
    });

    return (next) => (action) => {
      const language = languageOf(store.getState());
      const result = next(action);
      // A connection speaks one language.
      if (languageOf(store.getState()) !== language) connection.end();
      if (mayListen(store.getState())) connection.begin();
      else connection.end();
      if (tokenRefreshed.match(action)) connection.revive();
      if (claimOpened.match(action)) connection.view(action.payload.claimId);
      if (claimLeft.match(action)) connection.view(null);
      return result;
    };
  };

/** The sentence about a message that nobody can read, with a reference that its action in a recorded log has, too. */
const notUnderstood = (language: Language): string =>
  fill(errorText('withReference', language), {
    message: errorText('liveUnreadable', language),
    reference: nanoid(8),
  });

const mayListen = (state: CallState): boolean =>
  !(state.session?.isTemporary ?? true) && selectIsStaff(state);

const languageOf = ({ preferences }: CallState): string => preferences.language;
