import type { Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

interface Options {
  readonly features?: Readonly<Record<string, boolean>>;
  readonly predicate?: (state: unknown, action: UnknownAction) => boolean;
  readonly actionSanitizer?: (action: UnknownAction, id: number) => UnknownAction;
}

interface Lifted {
  readonly actions: readonly UnknownAction[];
  readonly computedStates: readonly { readonly state: unknown }[];
  readonly currentStateIndex: number;
}

type LiftedAction =
  | { readonly type: 'PERFORM_ACTION'; readonly action: UnknownAction }
  | { readonly type: 'JUMP_TO_STATE'; readonly index: number };

/** The extension Redux DevTools as it is seen from a page: it keeps every state in a store around the application's own. */
export interface Extension {
  readonly options: () => Options;
  /** Types of the actions that are listed. */
  readonly listed: () => readonly string[];
  readonly length: () => number;
  readonly jumpTo: (index: number) => void;
}

/** Puts the extension into the window; the toolkit looks for it when it is loaded, so this must come first. */
export function installExtension(): Extension {
  let options: Options = {};
  let lifted: { getState: () => Lifted; dispatch: (action: LiftedAction) => void } | undefined;

  const instrument: StoreEnhancer = (create) => (reduce, preloaded) => {
    const first: Lifted = {
      actions: [{ type: '@@INIT' }],
      computedStates: [{ state: (reduce as Reducer)(preloaded, { type: '@@INIT' }) }],
      currentStateIndex: 0,
    };
    const around = (state: Lifted = first, action: LiftedAction): Lifted =>
      after(state, action, reduce as never);
    const store = create(around as never);
    lifted = store as never;
    const state = (): Lifted => store.getState() as never;
    return {
      ...store,
      liftedStore: store,
      dispatch: (action: UnknownAction) => {
        store.dispatch({ type: 'PERFORM_ACTION', action } as never);
        return action;
      },
      getState: () => state().computedStates[state().currentStateIndex]?.state,
    } as never;
  };

  const compose =
    (chosen: Options) =>
    (...enhancers: readonly StoreEnhancer[]): StoreEnhancer => {
      options = chosen;
      return (create) =>
        [...enhancers, instrument].reduceRight((next, enhance) => enhance(next) as never, create);
    };
  Reflect.set(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', compose);

  const state = (): Lifted => {
    if (lifted === undefined) throw new Error('no store has DevTools');
    return lifted.getState();
  };
  return {
    options: () => options,
    listed: () =>
      state()
        .actions.filter(
          (action, index) => options.predicate?.(state().computedStates[index]?.state, action) ?? true,
        )
        .map((action, index) => (options.actionSanitizer?.(action, index) ?? action).type),
    length: () => state().computedStates.length,
    jumpTo: (index) => lifted?.dispatch({ type: 'JUMP_TO_STATE', index }),
  };
}

function after(state: Lifted, action: LiftedAction, reduce: Reducer): Lifted {
  switch (action.type) {
    case 'PERFORM_ACTION': {
      const { actions, computedStates, currentStateIndex } = state;
      const next = { state: reduce(computedStates.at(-1)?.state, action.action) as unknown };
      // Whoever looks at the past stays there while the application goes on.
      const isPresent = currentStateIndex === computedStates.length - 1;
      return {
        actions: [...actions, action.action],
        computedStates: [...computedStates, next],
        currentStateIndex: isPresent ? currentStateIndex + 1 : currentStateIndex,
      };
    }
    case 'JUMP_TO_STATE':
      return { ...state, currentStateIndex: action.index };
    default:
      return state;
  }
}

/** Installed by being imported before the application. */
export const extension = installExtension();
