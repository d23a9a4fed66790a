import { LOST_RECORDING, readStoredRecording } from '../actionLog/storedRecording';
import { createRecording, type Recording } from '../actionLog/recording';
import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/base/extra';
import { onConsoleNote } from '../browser/consoleNotes';
import { onLeavingPage, whenIdle } from '../browser/idle';
import type { LogStorage } from '../browser/logStorage';
import { buildName } from '../browser/leaving';
import type { ScreenPart } from '../state/screen';
import { withRecordedWork } from './noteWork';
import type { SessionPart } from '../state/parts';
import { selectOwner } from '../state/session';
import { watchScreen } from './watchScreen';
import { wholeReducer } from './wholeReducer';
import { withoutBase } from '../routing/basePath';

/** This tab's recording as the application uses it. */
export interface TabRecording extends Omit<Recording, 'note' | 'save'> {
  /** The tab is not recorded any more from the next page on. */
  readonly stop: () => void;
  /** Begins to look at the page once the store stands, and looks away while DevTools show the past. */
  readonly watch: (isInPast: () => boolean) => Middleware;
  /** The dependencies of the application, with unsent work recorded. */
  readonly withWork: (extra: ApiExtra) => ApiExtra;
}

/** Characters kept over a reload, tried one after the other: a storage may hold less than it says. */
const STORED_CHARACTERS = [2_000_000, 500_000, 100_000] as const;

/** Begins to record this tab, or goes on where its last page ended. */
export function openTabRecording(language: string, stored: LogStorage): TabRecording {
  let isStopped = false;
  const earlier = stored.read();
  const recording = createRecording({
    reducer: wholeReducer,
    page: {
      at: Date.now(),
      build: buildName(),
      viewport: { width: innerWidth, height: innerHeight },
      language,
      path: withoutBase(location.pathname),
    },
    stored: readStoredRecording(earlier),
    isEarlierLost: earlier === LOST_RECORDING,
    salt: crypto.randomUUID(),
    now: () => Date.now(),
    mono: () => performance.now(),
    whenIdle,
  });

  function save(): void {
    if (isStopped) return;
    const isStored = STORED_CHARACTERS.some((most) => stored.write(JSON.stringify(recording.save(most))));
    // Nothing of it fits: the next page is recorded again, and its log says so.
    if (!isStored) stored.write(LOST_RECORDING);
  }

  let dispatch: Dispatch = (action) => action;
  let owner = (): string => '';
  const watch =
    (isInPast: () => boolean): Middleware<object, ScreenPart & SessionPart> =>
    (store) => {
      dispatch = store.dispatch;
      owner = () => selectOwner(store.getState());
      watchScreen(document, store, isInPast);
      return (next) => (action) => next(action);
    };

  onConsoleNote(recording.note);
  onLeavingPage(save);
  return {
    ...recording,
    watch,
    withWork: (extra) => ({
      ...extra,
      draftStore: withRecordedWork(
        extra.draftStore,
        (action) => dispatch(action),
        () => owner(),
      ),
    }),
    stop: () => {
      isStopped = true;
      stored.remove();
    },
  };
}
