import * as z from 'zod/mini';
import type { LogStep } from './actionLog';
import { parseJson } from './parseJson';
import { mapEntries } from './redaction/applyRule';
import { stateHash } from './stateHash';

/** An answer of fewer characters is written where it occurs. */
const SHORT = 1_000;

/** Stands in place of an answer that has a line of its own. */
const reference = z.strictObject({ $answer: z.string() });

type Change = (answer: unknown) => unknown;

/**
 * The lines of a log with each long answer once: in a line of its own after the line that first has it, and by its digest everywhere
 * else, for the caches hold in each recorded state what an action has brought already.
 */
export function withAnswersOnce(lines: readonly string[]): readonly string[] {
  const written = new Set<string>();
  return lines.flatMap((line) => {
    if (line.length <= SHORT) return [line];
    const added: string[] = [];
    const short = changeAnswers(parseJson(line), (answer) => {
      if (typeof answer !== 'object' || answer === null) return answer;
      const text = JSON.stringify(answer);
      if (text.length <= SHORT) return answer;
      const digest = stateHash(answer);
      if (!written.has(digest)) added.push(`{"kind":"answer","digest":"${digest}","data":${text}}`);
      written.add(digest);
      return { $answer: digest };
    });
    return [JSON.stringify(short), ...added];
  });
}

/** A value with the answers put back for which a log has lines. */
export const withAnswers = (answers: ReadonlyMap<string, unknown>, state: unknown): unknown =>
  answers.size === 0 ? state : changeCached(state, putBack(answers));

/** The same for a step. */
export function stepWithAnswers(answers: ReadonlyMap<string, unknown>, step: LogStep): LogStep {
  if (answers.size === 0) return step;
  if (step.kind === 'restart') return { ...step, state: withAnswers(answers, step.state) };
  const payload = step.action['payload'];
  const answer = putBack(answers)(payload);
  return answer === payload ? step : { ...step, action: { ...step.action, payload: answer } };
}

function putBack(answers: ReadonlyMap<string, unknown>): Change {
  return (value) => {
    const { data } = reference.safeParse(value);
    return data !== undefined && answers.has(data.$answer) ? answers.get(data.$answer) : value;
  };
}

const changeAnswers = (line: unknown, change: Change): unknown =>
  inField(
    inField(line, 'action', (action) => inField(action, 'payload', change)),
    'state',
    (state) => changeCached(state, change),
  );

/** Changes the answers in the caches of a state. */
const changeCached = (state: unknown, change: Change): unknown =>
  inField(state, 'api', (api) =>
    inField(
      inField(api, 'queries', (queries) => inEntries(queries, change)),
      'mutations',
      (mutations) => inEntries(mutations, change),
    ),
  );

const inEntries = (entries: unknown, change: Change): unknown =>
  isContainer(entries) ? mapEntries(entries, (_, entry) => inField(entry, 'data', change)) : entries;

/** The same object with one field changed; anything else stays as it is. */
const inField = (value: unknown, field: string, change: Change): unknown =>
  isContainer(value) ? mapEntries(value, (name, inner) => (name === field ? change(inner) : inner)) : value;

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
