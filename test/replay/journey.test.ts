import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ActionLog } from '../../src/actionLog/actionLog';
import { foldAgain } from '../../src/actionLog/foldAgain';
import { createFingerprints } from '../../src/actionLog/redaction/fingerprints';
import { withEarlierTags } from '../../src/actionLog/earlierTags';
import { createRedactor } from '../../src/actionLog/redaction/redactor';
import { readLog } from '../../src/actionLog/readLog';
import { createReplay } from '../../src/actionLog/replay';
import { createSealer } from '../../src/actionLog/sealer';
import { stateHash } from '../../src/actionLog/stateHash';
import { SLICES, wholeReducer } from '../../src/app/wholeReducer';

/** Recorded in the browser by test/journeys/recording.test.ts: an admin acts for a company, a company's user follows. */
const text = readFileSync(path.join(__dirname, 'files/journey.jsonl'), 'utf8');

const opened = (content: string): ActionLog => {
  const read = readLog(content, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
};

const findingsOf = (log: Pick<ActionLog, 'start' | 'steps'>) => {
  const replay = createReplay(log, wholeReducer);
  replay.advanceTo(replay.length);
  const { differences, breaches, failures, compared } = replay.findings();
  return { differences, breaches, failures, compared };
};

describe('the recorded journey', () => {
  const log = opened(text);

  it('is whole: two people, live messages, a company acted for, a new token, a reload', () => {
    expect(log.problems).toEqual([]);
    const types = log.steps.flatMap((step) => (step.kind === 'action' ? [step.action.type] : ['restart']));
    for (const type of [
      'restart',
      'session/sessionStarted',
      'session/sessionEnded',
      'session/tokenRefreshed',
      'impersonation/impersonationStarted',
      'impersonation/impersonationEnded',
      'alerts/alertRaised',
      'live/liveChanged',
      'api/executeQuery/fulfilled',
    ])
      expect(types).toContain(type);
    expect(types.filter((type) => type === 'session/sessionStarted')).toHaveLength(2);
  });

  it('folds step by step to the hashes the browser recorded, and breaks no rule', () => {
    const { compared, ...found } = findingsOf(log);
    expect(found).toEqual({ differences: [], breaches: [], failures: [] });
    // From the first call that was renamed since on, recorded hashes are not compared.
    expect(compared).toBeGreaterThan(50);
  });

  it('reaches the same states from every snapshot, forwards and backwards', () => {
    const [close, wide] = [3, 1_000].map((interval) => createReplay(log, wholeReducer, { interval }));
    for (let step = log.steps.length; step >= 0; step -= 7)
      expect(stateHash(close?.stateAt(step))).toBe(stateHash(wide?.stateAt(step)));
  });

  it('redacted once more folds to the hashes of that redaction, and has as many steps', () => {
    const redactor = createRedactor('another salt', createFingerprints('another salt'));
    const reducer = withEarlierTags(wholeReducer, log.header?.version);
    let sealer = createSealer(reducer, redactor, log.start);
    const own = createReplay(log, wholeReducer);
    const steps = log.steps.map((step, index) => {
      if (step.kind === 'restart') {
        sealer = createSealer(reducer, redactor, step.state);
        return { ...step, state: sealer.state() };
      }
      const { cause, ...line } = sealer.seal({
        seq: step.seq,
        at: step.at ?? 0,
        mono: step.mono ?? 0,
        cause: step.cause,
        isSettled: step.isSettled,
        action: step.action,
        after: own.stateAt(index + 1),
      });
      return {
        ...line,
        isSettled: step.isSettled,
        drift: line.drift ?? [],
        ...(cause === undefined ? {} : { cause }),
      };
    });
    const { compared, ...found } = findingsOf({ ...log, start: redactor.state(log.start), steps });
    expect(found).toEqual({ differences: [], breaches: [], failures: [] });
    expect(compared).toBe(steps.filter(({ kind }) => kind === 'action').length);
    expect(steps.flatMap((step) => (step.kind === 'action' ? step.drift : []))).toEqual([]);
  });

  it('folded again after a value was taken out of it meets its own new hashes', () => {
    const redactor = createRedactor('a third salt');
    const name = log.steps.flatMap((step) =>
      step.kind === 'action'
        ? (/"companyName":"([^"]{5,})"/.exec(JSON.stringify(step.action))?.[1] ?? [])
        : [],
    )[0];
    if (name === undefined) throw new Error('the journey names no company');
    redactor.fingerprints.remember(name);
    const lines = text.trimEnd().split('\n').slice(0, -1);
    const again = foldAgain(lines, redactor.text, wholeReducer).join('\n');
    expect(again).not.toContain(name);
    const found = findingsOf(opened(again));
    expect(found).toMatchObject({ differences: [], breaches: [], failures: [] });
  });
});
