import path from 'node:path';
import type { ActionLog, LogStep } from '../../src/actionLog/actionLog';
import { cachedAnswers } from '../../src/actionLog/cachedAnswers';
import { slicesOf } from '../../src/actionLog/comparison';
import type { AnyReducer } from '../../src/actionLog/logFormat';
import { createReplay } from '../../src/actionLog/replay';
import { stepName } from './judge';
import { isPlayedBack } from './testTarget';

interface Emitted {
  readonly file: string;
  readonly logFile: string;
  readonly log: ActionLog;
  readonly steps: readonly LogStep[];
  readonly reducer: AnyReducer;
}

/** Slices that live on clocks, ids and connections of their own: a played-back store has others. */
const VOLATILE = new Set(['api', 'alerts', 'spinner', 'live', 'sessionLimit']);

/**
 * A Jest test of the steps, named one by one, with the state they end in to be made right by hand. Under `test/src/` it plays them
 * back on the real store with the recorded answers; elsewhere it folds them.
 */
export const testSource = (emitted: Emitted): string =>
  isPlayedBack(emitted.file) ? playedBack(emitted) : folded(emitted);

function folded({ file, logFile, log, steps, reducer }: Emitted): string {
  const replay = createReplay({ start: log.start, steps }, reducer, { checksInvariants: false });
  const [before, after] = [slicesOf(replay.stateAt(0)), slicesOf(replay.stateAt(steps.length))];
  const touched = [...after].filter(([slice, value]) => slice !== 'api' && before.get(slice) !== value);
  return `${origin(logFile, log)}
import { cachedAnswers } from '${from(file, 'src/actionLog/cachedAnswers')}';
import { breaches } from '${from(file, 'src/actionLog/invariants')}';
import type { LogStep } from '${from(file, 'src/actionLog/actionLog')}';
import { createReplay } from '${from(file, 'src/actionLog/replay')}';
import { wholeReducer } from '${from(file, 'src/app/wholeReducer')}';

const start: unknown = ${literal(log.start)};

${stepList(steps)}

describe('${path.basename(logFile)}', () => {
  const end = createReplay({ start, steps }, wholeReducer, { checksInvariants: false }).stateAt(steps.length);

  it('breaks no rule of the state', () => {
    expect(breaches(end)).toEqual([]);
  });

  it('ends in the state that was recorded', () => {
    expect(end).toMatchObject(${literal(Object.fromEntries(touched))});
  });

  it('holds the answers that were cached, and no others', () => {
    expect(cachedAnswers(end)).toEqual(${literal(cachedAnswers(replay.stateAt(steps.length)))});
  });
});
`;
}

/** The id of a live connection is each run's own. */
const lastingPart = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'connectionId' in value
    ? { ...value, connectionId: undefined }
    : value;

function playedBack({ file, logFile, log, steps, reducer }: Emitted): string {
  const replay = createReplay({ start: log.start, steps }, reducer, { checksInvariants: false });
  const end = slicesOf(replay.stateAt(steps.length));
  const lasting = Object.fromEntries(
    [...end].filter(([slice]) => !VOLATILE.has(slice)).map(([slice, value]) => [slice, lastingPart(value)]),
  );
  const cached = cachedAnswers(replay.stateAt(steps.length));
  return `${origin(logFile, log)}
import { breaches } from '${from(file, 'src/actionLog/invariants')}';
import type { LogStep } from '${from(file, 'src/actionLog/actionLog')}';
import '${from(file, 'src/app/wholeReducer')}';
import { cachedAnswers } from '${from(file, 'src/actionLog/cachedAnswers')}';
import { playBack } from '${from(file, 'test/src/support/playBack')}';

const start: unknown = ${literal(log.start)};

${stepList(steps)}

it('${path.basename(logFile)} played back ends as recorded and breaks no rule of the state', async () => {
  const { store, unanswered } = await playBack(start, steps);
  expect(unanswered).toEqual([]);
  expect(breaches(store.getState())).toEqual([]);
  expect(store.getState()).toMatchObject(${literal(lasting)});
  expect(cachedAnswers(store.getState())).toEqual(expect.objectContaining(${literal(cached)}));
});
`;
}

const stepList = (steps: readonly LogStep[]): string => `const steps: readonly LogStep[] = [
${steps.map((step) => `  // ${stepName(step)}\n  ${literal(step)},`).join('\n')}
];`;

const origin = (logFile: string, { header }: ActionLog): string =>
  `// Made from ${path.basename(logFile)}${header === null ? '' : `, recorded by ${header.build}`}.`;

const literal = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(value));

/** An import's path from the test's file to a place of this clone. */
function from(file: string, target: string): string {
  const relative = path.relative(path.dirname(path.resolve(file)), path.resolve(target));
  return (relative.startsWith('.') ? relative : `./${relative}`).split(path.sep).join('/');
}
