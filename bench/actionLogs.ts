// NODE_ENV=production node --expose-gc scripts/run.cjs bench/actionLogs.ts
// Folding a log bare and as a replay does it, recording it, and scrubbing through it. Rates of one machine; compare the ratios.
import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { ActionLog, LogStep } from '../src/actionLog/actionLog';
import { changedSlices, slicesOf } from '../src/actionLog/comparison';
import type { LoggedAction } from '../src/actionLog/logFormat';
import { createRecorder } from '../src/actionLog/recorder';
import { createRedactor } from '../src/actionLog/redaction/redactor';
import { createReplay } from '../src/actionLog/replay';
import { createSealer, type PassedAction } from '../src/actionLog/sealer';
import { stateHash } from '../src/actionLog/stateHash';
import { reducer } from '../src/app/reducer';
import { wholeReducer } from '../src/app/wholeReducer';
import { dayOfActions } from './actionLog/actions';
import { medianMs, perAction, perSecond } from './actionLog/figures';

const start: unknown = wholeReducer(undefined, { type: '@@INIT' });

/** The log a recorder would have written, with every hash. */
function logOf(actions: readonly LoggedAction[]): Pick<ActionLog, 'start' | 'steps'> {
  let state = start;
  const steps = actions.map((action, index): LogStep => {
    const before = state;
    state = wholeReducer(before, action);
    const now = slicesOf(state);
    const slices = Object.fromEntries(
      changedSlices(before, state).map((name) => [name, stateHash(now.get(name))]),
    );
    return {
      kind: 'action',
      seq: index + 1,
      isSettled: true,
      drift: [],
      action,
      hash: stateHash(state),
      slices,
    };
  });
  return { start, steps };
}

function fold(actions: readonly LoggedAction[]): void {
  const bare = medianMs(() => {
    actions.reduce<unknown>(wholeReducer, start);
  });
  // Read back from a file, as a log is: nothing of it has been hashed before.
  const written = JSON.stringify(logOf(actions).steps);
  const fresh = Array.from({ length: 5 }, () => ({ start, steps: JSON.parse(written) as LogStep[] }));
  let findings = 0;
  const ours = medianMs(() => {
    const replay = createReplay(fresh.pop() ?? logOf(actions), wholeReducer);
    replay.advanceTo(replay.length);
    findings += replay.findings().differences.length + replay.findings().failures.length;
  });
  if (findings > 0) throw new Error('the replay differs from its own log');
  const replay = createReplay(logOf(actions), wholeReducer);
  replay.advanceTo(replay.length);
  const places = Array.from({ length: 200 }, (_, index) => (index * 7_919_119) % actions.length);
  const waits = places.map((place) => {
    const began = performance.now();
    replay.stateAt(place);
    return performance.now() - began;
  });
  const sorted = waits.toSorted((a, b) => a - b);
  console.log(
    `${actions.length} actions: bare reducer ${perSecond(bare, actions.length)} (${perAction(bare, actions.length)}), ` +
      `replay with hashes, invariants and snapshots ${perSecond(ours, actions.length)} (${perAction(ours, actions.length)}), ` +
      `ratio ${(bare / ours).toFixed(2)}; scrub to a random step p50 ${(sorted[100] ?? 0).toFixed(2)} ms, p95 ${(sorted[190] ?? 0).toFixed(2)} ms`,
  );
}

function record(actions: readonly LoggedAction[]): void {
  const dispatchAll = (first: readonly Middleware[], last: readonly Middleware[]): number =>
    medianMs(() => {
      const store = configureStore({
        reducer,
        devTools: false,
        middleware: (defaults) =>
          defaults({ serializableCheck: false, immutableCheck: false })
            .prepend(...first)
            .concat(...last),
      });
      for (const action of actions) store.dispatch(action);
    });
  const passed: PassedAction[] = [];
  const recorder = createRecorder({
    now: Date.now,
    mono: () => performance.now(),
    begin: () => undefined,
    take: (some) => passed.push(...some),
    whenIdle: () => undefined,
    lastSeq: 0,
  });
  const without = dispatchAll([], []);
  const withRecorder = dispatchAll([recorder.first], [recorder.last]);
  recorder.flush();
  const one = passed.slice(0, actions.length);
  const sealing = medianMs(() => {
    const sealer = createSealer(wholeReducer, createRedactor('a salt'), start);
    for (const each of one) JSON.stringify(sealer.seal(each));
  });
  console.log(
    `${actions.length} actions dispatched: ${perAction(without, actions.length)} each, with the recorder ` +
      `${perAction(withRecorder, actions.length)}: it costs ${perAction(withRecorder - without, actions.length)}; ` +
      `redacting, folding twice, hashing and writing in idle time ${perAction(sealing, actions.length)}`,
  );
}

for (const count of [10_000, 100_000]) fold(dayOfActions(count));
record(dayOfActions(10_000));
