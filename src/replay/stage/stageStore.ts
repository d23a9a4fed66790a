import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../api/base/api';
import type { AppState } from '../../app/reducer';
import type { CallsAt } from '../log/recordedCalls';
import { silentDependencies } from './silentDependencies';
import { askedAgain } from './askedAgain';

/**
 * The store of the application at one step. What the screens dispatch changes nothing: the state is the one folded from the log,
 * and only that. Queries find what was cached at that step; a form that asks again is answered as it was.
 */
export function createStageStore(state: AppState, calls: CallsAt) {
  const shown = askedAgain(state, calls);
  return configureStore({
    reducer: (): AppState => shown,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: silentDependencies(calls.answer, state.screen.work) },
        serializableCheck: false,
        immutableCheck: false,
        actionCreatorCheck: false,
      }).concat(api.middleware),
    devTools: false,
  });
}
