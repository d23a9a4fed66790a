import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { navigated } from './navigation';
import { sessionEnded } from './sessionEnd';

/** What a control holds that somebody changed: how long its text is, never the text, or which choice was made. */
export type Held =
  | {
      readonly kind: 'text';
      readonly length: number;
      /** What it began with is as long: the two cannot be told apart by length. */
      readonly isAsLong?: boolean;
    }
  | { readonly kind: 'choice'; readonly at: number }
  /** A form that was sent and refused, and the sentences that say why. */
  | { readonly kind: 'refused'; readonly said: string };

/** What somebody did that opened a dialog: presses, each on the control at a place, or a key. */
export type Gesture =
  | { readonly kind: 'presses'; readonly on: readonly string[] }
  | {
      readonly kind: 'key';
      readonly key: string;
      readonly ctrlKey: boolean;
      readonly metaKey: boolean;
      readonly altKey: boolean;
      readonly shiftKey: boolean;
    };

interface OpenDialog {
  readonly title: string;
  /** Undefined where it opened by itself. */
  readonly by?: Gesture | undefined;
}

/** Unsent work under its name: as this device had kept it, and as it was kept last. */
interface Work {
  readonly found?: unknown;
  readonly kept?: unknown;
  /** The server does not have what was kept last. */
  readonly isWaiting?: boolean;
}

export interface Screen {
  /** The lowest first. */
  readonly dialogs: readonly OpenDialog[];
  /** By place. */
  readonly controls: Readonly<Record<string, Held>>;
  readonly work: Readonly<Record<string, Work>>;
}

/** The part of the state that the watch over a recorded tab's screen reads. */
export interface ScreenPart {
  readonly screen: Screen;
}

const NOTHING: Screen = { dialogs: [], controls: {}, work: {} };

/** What was on screen and in no other slice. Only a recorded tab tells it; nothing in the application reads it, just a replay. */
const slice = createSlice({
  name: 'screen',
  initialState: NOTHING,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<OpenDialog>) => ({
      ...state,
      dialogs: [...state.dialogs, payload],
    }),
    /** The dialogs above so many closed. */
    dialogsClosed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      dialogs: state.dialogs.slice(0, payload),
    }),
    /** Null where a control is gone, or holds again what it began with. */
    controlsChanged: (state, { payload }: PayloadAction<Readonly<Record<string, Held | null>>>) => ({
      ...state,
      controls: Object.fromEntries(
        Object.entries({ ...state.controls, ...payload }).filter(
          (entry): entry is [string, Held] => entry[1] !== null,
        ),
      ),
    }),
    /** Somebody pressed a button, a link, or an entry of a menu. What came of it is in other actions. */
    pressed: (state, _action: PayloadAction<{ readonly name: string }>) => state,
    workFound: (state, { payload }: PayloadAction<{ readonly name: string; readonly work: unknown }>) => ({
      ...state,
      work: { ...state.work, [payload.name]: { found: payload.work } },
    }),
    workKept: (state, { payload }: PayloadAction<{ readonly name: string; readonly work: unknown }>) => ({
      ...state,
      work: { ...state.work, [payload.name]: workAfter(state.work[payload.name], payload.work) },
    }),
    workForgotten: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      work: Object.fromEntries(Object.entries(state.work).filter(([name]) => name !== payload)),
    }),
  },
  extraReducers: (builder) =>
    builder
      // Another address may be another screen, with other controls at the same places.
      .addCase(navigated, (state) =>
        state.dialogs.length === 0 && Object.keys(state.controls).length === 0
          ? state
          : { ...state, dialogs: [], controls: {} },
      )
      .addCase(sessionEnded, () => NOTHING),
  selectors: { selectScreen: (state) => state },
});

/** A form is kept with the moment of the server's draft, first when it is typed in; another moment says that it was saved just then. */
const workAfter = (before: Work | undefined, kept: unknown): Work => ({
  ...before,
  kept,
  isWaiting: before?.kept === undefined || savedIn(kept) === savedIn(before.kept),
});

/** When the server last took kept work; null where it never has. */
export const savedIn = (work: unknown): string | null =>
  typeof work === 'object' && work !== null && 'basedOn' in work && typeof work.basedOn === 'string'
    ? work.basedOn
    : null;

export const { dialogOpened, dialogsClosed, controlsChanged, pressed, workFound, workKept, workForgotten } =
  slice.actions;
export const { selectScreen } = slice.selectors;
export const screenReducer = slice.reducer;
