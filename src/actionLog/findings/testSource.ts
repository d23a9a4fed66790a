import type { ActionLog, LogStep } from '../actionLog';
import { cachedAnswers } from '../cachedAnswers';
import { slicesOf } from '../comparison';
import type { AnyReducer } from '../logFormat';
import { breaches } from '../invariants';
import { createReplay } from '../replay';
import { stateHash } from '../stateHash';
import { isMet, type Expectation } from './expectation';
import { stepName } from './finding';

/** What a test is made of. */
export interface Emitted {
  /** Where the test will be, from the root of the project. */
  readonly file: string;
  /** The name of the log's file. */
  readonly logFile: string;
  readonly log: ActionLog;
  readonly steps: readonly LogStep[];
  readonly reducer: AnyReducer;
  /** What should hold after the last step, in place of what was recorded. */
  readonly expectation?: Expectation | undefined;
}

/** Slices that live on clocks, ids and connections of their own: a played-back store has others, so they are tested by folding. */
const VOLATILE = new Set(['api', 'alerts', 'spinner', 'live', 'sessionLimit']);

/** What a test made of the steps expects of the state after them. */
interface Expected {
  readonly slices: Readonly<Record<string, unknown>>;
  readonly answers: Readonly<Record<string, unknown>>;
}

function expectedBy({ log, steps }: Pick<Emitted, 'log' | 'steps'>, reducer: AnyReducer) {
  const replay = createReplay({ start: log.start, steps }, reducer, { checksInvariants: false });
  const end = replay.stateAt(steps.length);
  const slices = Object.fromEntries([...slicesOf(end)].filter(([slice]) => slice !== 'api'));
  return { end, expected: { slices, answers: cachedAnswers(end) } satisfies Expected };
}

/** Whether the test made of these steps ends differently with another build. */
export function distinguishes(emitted: Emitted, other: AnyReducer): boolean {
  const [ours, theirs] = [expectedBy(emitted, emitted.reducer), expectedBy(emitted, other)];
  const { expectation } = emitted;
  const rules = ({ end }: typeof ours): string => JSON.stringify(breaches(end).map(({ rule }) => rule));
  if (rules(ours) !== rules(theirs)) return true;
  if (expectation !== undefined) return isMet(ours.end, expectation) !== isMet(theirs.end, expectation);
  return (
    !matches(ours.expected.slices, theirs.expected.slices) ||
    stateHash(ours.expected.answers) !== stateHash(theirs.expected.answers)
  );
}

/** As Jest's toMatchObject does: more fields than expected are none of its business. */
function matches(expected: unknown, found: unknown): boolean {
  if (typeof expected !== 'object' || expected === null || typeof found !== 'object' || found === null)
    return stateHash(expected) === stateHash(found);
  if (Array.isArray(expected) && (!Array.isArray(found) || expected.length !== found.length)) return false;
  return Object.entries(expected).every(([name, value]) => matches(value, Reflect.get(found, name)));
}

/**
 * A Jest test of the steps, named one by one, with the state they end in to be made right by hand. Under `test/src/` it also plays
 * them back on the real store with the recorded answers.
 */
export function testSource(emitted: Emitted): string {
  const { file, logFile, log, steps, reducer, expectation } = emitted;
  const { expected } = expectedBy(emitted, reducer);
  const answers = sharedAnswers(log.start, steps, expected.answers);
  const literal = literalWith(answers);
  const isPlayed = isPlayedBack(file) && expectation === undefined;
  return `// Made from ${inComment(logFile)}${log.header === null ? '' : `, recorded by ${inComment(log.header.build)}`}.
${expectation === undefined ? `import { cachedAnswers } from '${from(file, 'src/actionLog/cachedAnswers')}';\n` : ''}import { breaches } from '${from(file, 'src/actionLog/invariants')}';
import type { LogStep } from '${from(file, 'src/actionLog/actionLog')}';
import { createReplay } from '${from(file, 'src/actionLog/replay')}';
import { wholeReducer } from '${from(file, 'src/app/wholeReducer')}';
${isPlayed ? `import { playBack } from '${from(file, 'test/src/support/playBack')}';\n` : ''}${answersSource(answers)}
const start: unknown = ${literal(log.start)};

const steps: readonly LogStep[] = [
${steps.map((step) => `  // ${inComment(stepName(step))}\n  ${literal(step)},`).join('\n')}
];

describe(${JSON.stringify(logFile)}, () => {
  const replay = createReplay({ start, steps }, wholeReducer, { checksInvariants: false });
  const end = replay.stateAt(steps.length);

  it('has no step that the reducer fails at', () => {
    expect(replay.findings().failures).toEqual([]);
  });

  it('breaks no rule of the state', () => {
    expect(breaches(end)).toEqual([]);
  });
${expectation === undefined ? recordedEnd(expected, literal) : expectedEnd(expectation)}${isPlayed ? playedBackEnd(expected, literal) : ''}});
`;
}

type Literal = (value: unknown) => string;

const recordedEnd = ({ slices, answers }: Expected, literal: Literal): string => `
  it('ends in the state that was recorded', () => {
    expect(end).toMatchObject(${literal(slices)});
  });

  it('holds the answers that were cached, and no others', () => {
    expect(cachedAnswers(end)).toEqual(${literal(answers)});
  });
`;

const expectedEnd = ({ path: place, value }: Expectation): string => `
  it(${JSON.stringify(`ends with the expected ${place.join('.')}`)}, () => {
    expect(end).toHaveProperty(${JSON.stringify(place)}, ${JSON.stringify(value)});
  });
`;

const playedBackEnd = ({ slices, answers }: Expected, literal: Literal): string => `
  it('played back on the real store ends as recorded and breaks no rule of the state', async () => {
    const { store, unanswered } = await playBack(start, steps);
    expect(unanswered).toEqual([]);
    expect(breaches(store.getState())).toEqual([]);
    expect(store.getState()).toMatchObject(${literal(lastingSlices(slices))});
    expect(cachedAnswers(store.getState())).toEqual(expect.objectContaining(${literal(answers)}));
  });
`;

const lastingSlices = (slices: Expected['slices']): object =>
  Object.fromEntries(
    Object.entries(slices)
      .filter(([slice]) => !VOLATILE.has(slice))
      .map(([slice, value]) => [slice, lastingPart(value)]),
  );

/** The id of a live connection is each run's own. */
const lastingPart = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'connectionId' in value
    ? { ...value, connectionId: undefined }
    : value;

/** An answer of fewer characters is written where it is needed. */
const SHORT_ANSWER = 400;

/** Long answers that occur in a test, by their digests: each is written once. */
function sharedAnswers(
  start: unknown,
  steps: readonly LogStep[],
  cached: Expected['answers'],
): ReadonlyMap<string, unknown> {
  const candidates = [
    ...steps.flatMap((step) => (step.kind === 'action' ? [step.action['payload']] : [])),
    ...[start, ...steps.flatMap((step) => (step.kind === 'restart' ? [step.state] : []))].flatMap((state) =>
      Object.values(cachedAnswers(state)),
    ),
    ...Object.values(cached),
  ];
  const long = candidates.filter(
    (answer) => typeof answer === 'object' && answer !== null && JSON.stringify(answer).length > SHORT_ANSWER,
  );
  return new Map(long.map((answer) => [stateHash(answer), answer]));
}

const answersSource = (answers: ReadonlyMap<string, unknown>): string =>
  answers.size === 0
    ? ''
    : `
const ANSWERS: Readonly<Record<string, unknown>> = {
${Array.from(answers, ([digest, answer]) => `  '${digest}': ${literalWith(new Map())(answer)},`).join('\n')}
};
`;

const LONGEST_NAME = 200;

/** A text from a file, which may hold anything, on one line of a comment. */
const inComment = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST_NAME);

/** A text as code. JSON leaves two line ends in it that older readers of code end a line at. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);

/** Writes a value of JSON as code, with the long answers in it by their digests. What a file holds stays a value, whatever it is. */
function literalWith(answers: ReadonlyMap<string, unknown>): Literal {
  const literal = (value: unknown): string => {
    if (typeof value === 'string') return quoted(value);
    if (value === undefined) return 'undefined';
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const digest = answers.size === 0 ? '' : stateHash(value);
    if (answers.has(digest)) return `ANSWERS['${digest}']`;
    if (Array.isArray(value))
      return `[${value.map((each) => (each === undefined ? 'null' : literal(each))).join(',')}]`;
    const parts = Object.entries(value).filter(([, part]) => part !== undefined);
    return `{${parts.map(([name, part]) => `${nameOf(name)}:${literal(part)}`).join(',')}}`;
  };
  return literal;
}

/** In a literal this one name would set the prototype. */
const nameOf = (name: string): string => (name === '__proto__' ? '["__proto__"]' : quoted(name));

/** A test under `test/src/` plays steps back on the real store. */
export const isPlayedBack = (file: string): boolean => file.startsWith('test/src/');

/** An import's path from the test's file to a place of this project, both from its root. */
const from = (file: string, target: string): string => '../'.repeat(file.split('/').length - 1) + target;
