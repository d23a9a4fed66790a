import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wholeReducer, SLICES } from '../../src/app/wholeReducer';
import { logProblemText } from '../../src/actionLog/logProblem';
import { readLog } from '../../src/actionLog/readLog';
import { createReplay } from '../../src/actionLog/replay';

const handed = (name: string): string => readFileSync(path.join(__dirname, 'files', name), 'utf8');

function open(name: string) {
  const read = readLog(handed(name), SLICES);
  if (!read.ok) throw new Error(`refused: ${read.problem.kind}`);
  const replay = createReplay(read.log, wholeReducer);
  return { ...read.log, replay, end: wholeReducer(replay.stateAt(replay.length), { type: 'app/looked' }) };
}

const refusal = (name: string): string => {
  const read = readLog(handed(name), SLICES);
  if (read.ok) throw new Error('it was read');
  return logProblemText(read.problem, 'en');
};

describe('logs as testers bring them', () => {
  it.each(['log_bare_array.json', 'log_payload_string.json', 'log_lifted.json'])(
    'H57 %s ends with the second message on show, and nothing is left out',
    (name) => {
      const { end, problems, replay } = open(name);
      expect(end.alerts).toMatchObject([{ message: 'Second', class: 'warning', isPaused: false }]);
      expect(problems).toEqual([]);
      expect(replay.length).toBe(3);
    },
  );

  it('H57 the three shapes end in one and the same state', () => {
    const ends = ['log_bare_array.json', 'log_payload_string.json', 'log_lifted.json'].map(
      (name) => open(name).end,
    );
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('H32 a file cut off before its first action is whole is refused with a sentence that says so', () => {
    expect(refusal('log_truncated.json')).toMatch(/ends before the first action is complete/);
  });

  it('H32 a file that is no log is refused, naming what it holds and what can be opened', () => {
    expect(refusal('log_not_a_log.json')).toMatch(/“hello”.*list of actions.*Redux DevTools/);
  });

  it('H32 unknown actions in a sound file are listed and left out, the sound ones run', () => {
    const { end, problems } = open('log_unknown_type.json');
    expect(end.alerts.map(({ message }) => message)).toEqual(['Saved', 'Second']);
    expect(problems).toEqual([
      { kind: 'unknown-type', entry: 2, type: 'zzz/neverHeardOf' },
      { kind: 'no-type', entry: 3 },
      { kind: 'no-type', entry: 4 },
    ]);
    expect(problems.map((problem) => logProblemText(problem, 'fr'))).toEqual([
      expect.stringContaining('zzz/neverHeardOf'),
      expect.stringContaining('3'),
      expect.stringContaining('4'),
    ]);
  });

  it('a list that breaks off after whole actions keeps them and says how many', () => {
    const text = handed('log_bare_array.json');
    const read = readLog(text.slice(0, text.lastIndexOf('"type"')), SLICES);
    if (!read.ok) throw new Error(read.problem.kind);
    expect(read.log.problems).toEqual([{ kind: 'truncated', actions: 2 }]);
  });

  it.each([
    ['', 'empty'],
    ['   \n', 'empty'],
    ['just words', 'not-a-log'],
    ['[]', 'no-actions'],
    ['{"type": "alert/sh', 'nothing-complete'],
    ['17', 'not-a-log'],
    ['{"level": 30, "msg": "started"}\n{"level": 30, "msg": "listening"}', 'not-a-log'],
    [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('utf8'), 'not-text'],
  ])('%j is refused as %s', (text, kind) => {
    const read = readLog(text, SLICES);
    expect(read.ok ? 'read' : read.problem.kind).toBe(kind);
  });

  it('an entry that DevTools had switched off is left out there and here', () => {
    const lifted: unknown = JSON.parse(handed('log_lifted.json'));
    const read = readLog(JSON.stringify(Object.assign({}, lifted, { skippedActionIds: [3] })), SLICES);
    if (!read.ok) throw new Error(read.problem.kind);
    expect(read.log.steps).toHaveLength(2);
    expect(read.log.problems).toEqual([{ kind: 'switched-off', entry: 3, type: 'alert/show' }]);
  });
});
