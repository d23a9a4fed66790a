import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logProblemText } from '../../src/actionLog/logProblem';
import { readLog } from '../../src/actionLog/readLog';
import { createReplay } from '../../src/actionLog/replay';
import { KNOWN_ACTIONS, SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { withStepsOfOtherBuilds } from '../../src/actionLog/otherBuilds';
import { themeChosen } from '../../src/state/preferences';
import { recordedLog } from '../journeys/setup/recordedLog';
import { judge } from '../../src/actionLog/findings/judge';
import { reportText } from '../../tools/replay/report';

jest.setTimeout(120_000);

const root = path.join(__dirname, '../..');
const journey = readFileSync(path.join(__dirname, 'files/journey.jsonl'), 'utf8');
const recorded = recordedLog(
  Array.from({ length: 215 }, (_, index) => themeChosen(index % 2 === 0 ? 'dark' : 'light')),
);
const lines = recorded.trimEnd().split('\n');
const folder = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What the command line says of a file: its verdict and its report. */
function judged(text: string): { readonly verdict: string; readonly report: string } {
  const read = readLog(text, SLICES);
  if (!read.ok) return { verdict: 'refused', report: logProblemText(read.problem, 'en') };
  const log = withStepsOfOtherBuilds(read.log, KNOWN_ACTIONS);
  const judgement = judge(log, wholeReducer, undefined);
  return { verdict: judgement.verdict, report: reportText('a.jsonl', log, judgement) };
}

const lastAction = lines.findLastIndex((line) => line.startsWith('{"kind":"action"'));

describe('a damaged log', () => {
  it('is whole: every hash matches', () => {
    const { verdict, report } = judged(recorded);
    expect(verdict).toBe('same');
    expect(report).toContain('All 215 recorded hashes match.');
  });

  it.each([
    ['a line removed', lines.filter((_, index) => index !== lastAction)],
    ['a garbled line', lines.map((line, index) => (index === lastAction ? line.slice(0, 40) : line))],
  ])('with %s is incomplete, and all but one are said to match', (_, damaged) => {
    const { verdict, report } = judged(damaged.join('\n'));
    expect(verdict).toBe('incomplete');
    expect(report).toContain('214 of 215 recorded hashes compared, without a difference.');
    expect(report).not.toContain('All ');
  });

  it.each([
    ['without its end', lines.slice(0, -1).join('\n')],
    ['cut in half', recorded.slice(0, recorded.length / 2)],
    ['of an earlier build, cut in half', journey.slice(0, journey.length / 2)],
  ])('%s is incomplete', (_, text) => {
    const { verdict, report } = judged(text);
    expect(verdict).toBe('incomplete');
    expect(report).toMatch(/\d+ recorded hash(es)? compared, without a difference\. The log is incomplete/);
  });
});

describe('a file of another tool', () => {
  const rrweb = JSON.stringify([
    { type: 4, data: { href: 'https://portal.example/' }, timestamp: 1 },
    { type: 2, data: { node: {} }, timestamp: 2 },
  ]);
  const har = JSON.stringify({ log: { version: '1.2', creator: { name: 'WebInspector' }, entries: [] } });
  const foreign = JSON.stringify([{ type: 'cart/itemAdded' }, { type: 'cart/paid' }]);

  it.each([
    [rrweb, /screen recording made by rrweb/],
    [har, /network traffic in HAR format/],
    [foreign, /has none of the actions in the file \(the first is “cart\/itemAdded”\)/],
    ['[{"name": "a"}, {"name": "b"}]', /a list in which no entry has a type/],
  ])('%s is refused with what it is', (text, why) => {
    const { verdict, report } = judged(text);
    expect(verdict).toBe('refused');
    expect(report).toMatch(why);
  });

  it('with one action to a line opens', () => {
    const text =
      '{"type":"preferences/themeChosen","payload":"dark"}\n{"type":"alert/show","payload":{"message":"Hello"}}\n';
    const read = readLog(text, SLICES);
    if (!read.ok) throw new Error(read.problem.kind);
    const replay = createReplay(read.log, wholeReducer);
    expect(replay.stateAt(2)).toMatchObject({
      preferences: { theme: 'dark' },
      alerts: [{ message: 'Hello' }],
    });
    const cut = readLog(text.slice(0, -10), SLICES);
    expect(cut.ok && cut.log.problems).toEqual([{ kind: 'truncated', actions: 1 }]);
  });
});

it('H93 a log of another shape has a step for each of its actions, and nothing it tells of is done', () => {
  const text = JSON.stringify([
    { type: 'auth/loginFulfilled', payload: { token: 'stub.stub.stub', companyId: '20', rememberMe: true } },
    { type: 'refunds/approvePending', payload: { id: 17 } },
    { type: 'refunds/approveFulfilled', payload: { id: 17, status: 'Approved' } },
    { type: 'router/navigate', payload: '/refunds/details?id=17' },
    { type: 'live/startRequested' },
    { type: 'auth/logout' },
  ]);
  const fetched = jest.spyOn(globalThis, 'fetch');
  const read = readLog(text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  const log = withStepsOfOtherBuilds(read.log, KNOWN_ACTIONS);
  expect(log.steps).toHaveLength(6);
  expect(log.problems.map(({ kind }) => kind).toSorted()).toEqual([
    'other-build',
    ...Array.from({ length: 5 }, () => 'unknown-type'),
  ]);
  const replay = createReplay(log, wholeReducer);
  expect(replay.stateAt(6)).toEqual(replay.stateAt(0));
  expect(replay.stateAt(6)).toMatchObject({ session: null });
  expect(replay.findings()).toMatchObject({ breaches: [], failures: [] });
  expect(fetched).not.toHaveBeenCalled();
});

describe('npm run replay', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.cjs', 'tools/replay/main.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });

  it('ends with 3 for a log without its end, and with 2 and a sentence for a folder', () => {
    const file = path.join(folder, 'cut.jsonl');
    writeFileSync(file, lines.slice(0, -1).join('\n'));
    expect(run(file).status).toBe(3);
    const { status, stderr } = run(folder);
    expect([status, stderr]).toEqual([2, `${folder} is a folder. Choose one log in it.\n`]);
  });
});
