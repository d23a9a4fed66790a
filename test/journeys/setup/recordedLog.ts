import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { createRecording } from '../../../src/actionLog/recording';
import { wholeReducer } from '../../../src/app/wholeReducer';

/** A moment in the spring of 2026, so that every log made here is the same. */
const BEGIN = Date.UTC(2026, 3, 14, 13, 30);

/**
 * The log that the portal's own recorder writes of these actions, one every 300 ms.
 * @param said what the console says after the last of them
 */
export function recordedLog(actions: Iterable<UnknownAction>, said: readonly string[] = []): string {
  let at = BEGIN;
  const recording = createRecording({
    reducer: wholeReducer,
    page: {
      at,
      build: 'made for a test',
      viewport: { width: 1280, height: 900 },
      language: 'en',
      path: '/',
    },
    stored: null,
    salt: 'always the same',
    now: () => at,
    mono: () => at - BEGIN,
    whenIdle: (task) => {
      task();
    },
    mostCharacters: 200_000_000,
  });
  const store = configureStore({
    reducer: wholeReducer,
    middleware: () => new Tuple(recording.first, recording.last),
    devTools: false,
  });
  for (const action of actions) {
    at += 300;
    store.dispatch(action);
  }
  for (const text of said) recording.note('warning', text);
  const exported = recording.export({ reason: 'made for a test' });
  if (exported.kind !== 'exported') throw new Error(exported.kind);
  return exported.text;
}
