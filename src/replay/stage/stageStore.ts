import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/base/api';
import { reducer, type AppState } from '../../app/reducer';
import { silentDependencies } from './silentDependencies';

/** The state of another step is on show. */
export const stateShown = createAction<AppState>('stage/stateShown');

/** What the screens dispatch while they are shown changes nothing: the state is the one folded from the log, and only that. */
const stageReducer = (
  state: AppState = reducer(undefined, { type: 'stage/opened' }),
  action: UnknownAction,
): AppState => (stateShown.match(action) ? action.payload : state);

/** The store of the application on the stage. Queries find what was cached at that step, and wait for ever for the rest. */
export const createStageStore = () =>
  configureStore({
    reducer: stageReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: silentDependencies() },
        serializableCheck: false,
        immutableCheck: false,
        actionCreatorCheck: false,
      }).concat(api.middleware),
    devTools: false,
  });
