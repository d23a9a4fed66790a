import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../../../contract/api';
import { cachedAnswers } from '../../../src/actionLog/cachedAnswers';
import { breaches } from '../../../src/actionLog/invariants';
import { readLog } from '../../../src/actionLog/readLog';
import { createReplay } from '../../../src/actionLog/replay';
import { SLICES, wholeReducer } from '../../../src/app/wholeReducer';
import { playBack } from '../support/playBack';

const text = readFileSync(path.join(__dirname, '../../replay/files/journey.jsonl'), 'utf8');

/** The contract may ask for more by now than a server answered when the journey was recorded; such answers are refused today. */
const stillTaken = (answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(answers).filter(([call, answer]) => {
      const endpoint = ENDPOINTS.get(call.split('(', 1)[0] ?? '');
      return endpoint?.answer.kind === 'json' && z.safeParse(endpoint.answer.data, answer).success;
    }),
  );

describe('the recorded journey played back on the real store', () => {
  it('finds every answer in the log and ends its first page signed in and acting as recorded', async () => {
    const read = readLog(text, SLICES);
    if (!read.ok) throw new Error(read.problem.kind);
    const { start, steps } = read.log;
    const firstPage = steps.slice(
      0,
      steps.findIndex(({ kind }) => kind === 'restart'),
    );
    const recorded = wholeReducer(
      createReplay({ start, steps: firstPage }, wholeReducer).stateAt(firstPage.length),
      {
        type: 'app/looked',
      },
    );
    const { store, unanswered } = await playBack(start, firstPage);
    const state = store.getState();
    expect(unanswered).toEqual([]);
    expect(breaches(state)).toEqual([]);
    const answers = stillTaken(cachedAnswers(recorded));
    expect(Object.keys(answers).length).toBeGreaterThan(0);
    expect(cachedAnswers(state)).toEqual(expect.objectContaining(answers));
    expect(state.impersonation).toEqual(recorded.impersonation);
    expect(state.session).toMatchObject({
      companyId: recorded.session?.companyId,
      token: recorded.session?.token,
    });
  });
});
