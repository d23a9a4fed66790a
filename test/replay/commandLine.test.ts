import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLog } from '../../src/actionLog/readLog';
import type { ActionLog } from '../../src/actionLog/actionLog';
import type { AnyReducer } from '../../src/actionLog/replay';
import { SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { alertDismissed, alertRaised } from '../../src/state/alerts';
import { testSource } from '../../tools/replay/emitTest';
import { judge } from '../../tools/replay/judge';
import { shrink } from '../../tools/replay/shrink';

/** Programs are bundled and started, on a machine that may be busy. */
jest.setTimeout(120_000);

const root = path.join(__dirname, '../..');
const handed = (name: string): string => path.join(__dirname, 'files', name);

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.cjs', 'tools/replay/main.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const logOf = (actions: readonly object[]): ActionLog => {
  const read = readLog(JSON.stringify(actions), SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
};

const raised = (id: string) => ({ type: alertRaised.type, payload: { id, message: id, class: 'success' } });

/** A build in which dismissing the alert `b` was forgotten. */
const forgetful: AnyReducer = (state, action) =>
  action.type === alertDismissed.type && action['payload'] === 'b'
    ? (state ?? {})
    : wholeReducer(state, action);

const noisy = [
  ...['a', 'b', 'c', 'd'].map(raised),
  { type: alertDismissed.type, payload: 'a' },
  { type: alertDismissed.type, payload: 'b' },
  { type: alertDismissed.type, payload: 'c' },
];

describe('npm run replay', () => {
  it('ends with 0 for a log that replays, and says where it ended', () => {
    const { status, stdout } = run(handed('log_lifted.json'), '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ opened: true, steps: 3, findings: [], source: 'devtools' });
  });

  it('finds nothing between this clone and itself, bundled as another build is', () => {
    const { status, stdout } = run(handed('journey.jsonl'), '--against', '.', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ findings: [] });
    expect(status).toBe(0);
  });

  it('ends with 2 and a sentence for a file that is no log, for a missing one, and for a wrong option', () => {
    const foreign = run(handed('log_not_a_log.json'));
    expect([foreign.status, foreign.stderr]).toEqual([2, expect.stringContaining('not an action log')]);
    expect(run('nowhere.jsonl').status).toBe(2);
    expect(run('--what').stderr).toContain('usage:');
  });

  it('ends with 1 at the first step that is not as recorded', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
    const lines = readFileSync(handed('journey.jsonl'), 'utf8').split('\n');
    const at = lines.findIndex(
      (line) => line.includes('"companyName"') && line.includes('impersonationStarted'),
    );
    lines[at] = (lines[at] ?? '').replace('"isRefundEligible":true', '"isRefundEligible":false');
    const file = path.join(folder, 'changed.jsonl');
    writeFileSync(file, lines.join('\n'));
    const { status, stdout } = run(file);
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stdout).toMatch(/impersonation\/impersonationStarted: session is not as recorded/);
    expect(stdout).toMatch(/isRefundEligible: true -> false|changed after it was exported/);
  });
});

describe('two builds', () => {
  it('part at the step where one of them is wrong, shown in the slice', () => {
    const { findings } = judge(logOf(noisy), wholeReducer, forgetful);
    expect(findings).toEqual([
      expect.objectContaining({ kind: 'builds-part', step: 6, slice: 'alerts', action: alertDismissed.type }),
    ]);
  });

  it('part in the fewest actions after shrinking: the alert, and its dismissal', () => {
    const log = logOf(noisy);
    const [finding] = judge(log, wholeReducer, forgetful).findings;
    if (finding === undefined) throw new Error('nothing was found');
    const shrunk = shrink(log, finding, wholeReducer, forgetful);
    expect(shrunk.kind === 'shrunk' ? shrunk.steps.map(({ seq }) => seq) : shrunk.kind).toEqual([2, 6]);
    expect(shrink(log, { ...finding, kind: 'differs' } as never, wholeReducer, undefined)).toEqual({
      kind: 'needs-another-build',
    });
  });
});

describe('a broken rule', () => {
  const broken = [
    raised('a'),
    { type: 'impersonation/impersonationRestored', payload: { companyId: '1' } },
    raised('b'),
  ];

  it('is told with the action that broke it, and shrinks to that action', () => {
    const log = logOf(broken);
    const [finding] = judge(log, wholeReducer, undefined).findings;
    expect(finding).toMatchObject({
      kind: 'breach',
      rule: 'acting for a company implies a session of an admin',
    });
    if (finding === undefined) return;
    const shrunk = shrink(log, finding, wholeReducer, undefined);
    expect(shrunk.kind === 'shrunk' ? shrunk.steps.map(({ seq }) => seq) : []).toEqual([2]);
  });

  it('becomes a test that names each action and fails until the rule holds', () => {
    const log = logOf(broken);
    const file = path.join(__dirname, 'emitted.test.ts');
    writeFileSync(
      file,
      testSource({ file, logFile: 'broken.json', log, steps: log.steps, reducer: wholeReducer }),
    );
    const { stderr } = spawnSync(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--selectProjects', 'rules', '--testPathPatterns', 'replay/emitted'],
      { cwd: root, encoding: 'utf8' },
    );
    rmSync(file);
    expect(stderr).toMatch(/1 failed, 2 passed/);
    expect(stderr).toContain('acting for a company implies a session of an admin');
  });
});
