import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLog } from '../../src/actionLog/readLog';
import type { ActionLog } from '../../src/actionLog/actionLog';
import type { AnyReducer } from '../../src/actionLog/logFormat';
import { SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { alertDismissed, alertRaised } from '../../src/state/alerts';
import { themeChosen } from '../../src/state/preferences';
import { testSource } from '../../src/actionLog/findings/testSource';
import { judge } from '../../src/actionLog/findings/judge';
import { reportText, shrunkText } from '../../tools/replay/report';
import { shrink } from '../../src/actionLog/findings/shrink';
import { fromRoot, runCommand, targetProblem } from '../../tools/replay/testTarget';

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

  it('says that what was expected is true, and refuses a place that no state has', () => {
    const met = run(handed('log_lifted.json'), '--expect', 'spinner.length=0');
    expect(met.stdout).toContain('spinner.length is 0, as expected.');
    expect(met.status).toBe(0);
    const { status, stderr } = run(handed('log_lifted.json'), '--expect', 'alerts.lenght=1');
    expect(stderr).toContain('The state has no path alerts.lenght.');
    expect(status).toBe(2);
  });

  it('finds nothing between this clone and itself, bundled as another build is', () => {
    const { status, stdout } = run(handed('journey.jsonl'), '--against', '.');
    expect(stdout).toMatch(/^Both builds give the same result in all \d+ steps\.$/m);
    expect(status).toBe(0);
  });

  it('ends with 2 and a sentence for a file that is no log, for a missing one, and for a wrong option', () => {
    const foreign = run(handed('log_not_a_log.json'));
    expect([foreign.status, foreign.stderr]).toEqual([2, expect.stringContaining('isn’t an action log')]);
    expect(run('nowhere.jsonl').status).toBe(2);
    expect(run('--what').stderr).toContain('Usage:');
  });

  it('ends with 2 and a sentence where there is no build to compare with', () => {
    for (const place of ['/nonexist', 'docs', handed('journey.jsonl')]) {
      const { status, stderr } = run(handed('log_lifted.json'), '--against', place);
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^Nothing was compared: .*\.\n$/)]);
    }
  });

  it('never writes a test over a file that exists: it says so, ends with 2, and the file stays', () => {
    const folder = mkdtempSync(path.join(__dirname, 'emitted-'));
    const file = path.join(folder, 'mine.test.ts');
    writeFileSync(file, 'by hand');
    const { status, stderr } = run(handed('log_lifted.json'), '--emit-test', file);
    const stored = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/exists.*Choose another file/)]);
    expect(stored).toBe('by hand');
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
    expect(stdout).toMatch(/impersonation\/impersonationStarted: session differs from the recording/);
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
    const { findings } = judge(log, wholeReducer, forgetful);
    const shrunk = shrink(log, findings, wholeReducer, forgetful);
    expect(shrunk.kind === 'shrunk' ? shrunk.steps.map(({ seq }) => seq) : shrunk.kind).toEqual([2, 6]);
  });

  it('that do the same are said to', () => {
    const log = logOf(noisy);
    const text = reportText('noisy.json', log, judge(log, wholeReducer, wholeReducer));
    expect(text).toContain('Both builds give the same result in all 7 steps.');
    expect(reportText('noisy.json', log, judge(log, wholeReducer, undefined))).not.toContain('Both builds');
  });
});

describe('a log with recorded hashes', () => {
  const recorded = readLog(readFileSync(handed('journey.jsonl'), 'utf8'), SLICES);
  if (!recorded.ok) throw new Error(recorded.problem.kind);
  const { log } = recorded;
  const failsAt = log.steps.findIndex(
    (step) => step.kind === 'action' && step.action.type === 'impersonation/impersonationStarted',
  );

  /** A build that cannot carry out acting for a company, and forgets the first page's messages. */
  const failing: AnyReducer = (state, action) => {
    if (action.type === 'impersonation/impersonationStarted') throw new Error('no company');
    return action.type === alertRaised.type ? (state ?? {}) : wholeReducer(state, action);
  };

  it('shrinks to a failure though hashes differ before it', () => {
    const { findings } = judge(log, failing, undefined);
    expect(findings[0]).toMatchObject({ kind: 'differs', slice: 'alerts' });
    const shrunk = shrink(log, findings, failing, undefined);
    expect(shrunk).toMatchObject({ kind: 'shrunk', finding: { kind: 'failure', message: 'no company' } });
    expect(shrunkText(log, shrunk)).toBe(
      `Of ${log.steps.length} steps this one is enough for the finding at step ${failsAt + 1}:\n` +
        `  ${failsAt + 1}  impersonation/impersonationStarted`,
    );
  });

  it('that merely differs from its recording needs another build', () => {
    const differing: AnyReducer = (state, action) =>
      action.type === alertRaised.type ? (state ?? {}) : wholeReducer(state, action);
    const { findings } = judge(log, differing, undefined);
    expect(shrink(log, findings, differing, undefined)).toEqual({ kind: 'needs-another-build' });
  });

  it('in which nothing is wrong has nothing to shrink', () => {
    const { findings } = judge(log, wholeReducer, undefined);
    expect(shrink(log, findings, wholeReducer, undefined)).toEqual({ kind: 'nothing-wrong' });
  });
});

describe('the place of a written test', () => {
  it.each([
    ['test/replay/found.spec.ts', /doesn’t end in \.test\.ts/],
    ['found.test.ts', /outside the test folders/],
    ['test/replayed/found.test.ts', /outside the test folders/],
    ['test/src/nowhere/found.test.ts', /the folder test\/src\/nowhere doesn’t exist/],
    ['test/replay/commandLine.test.ts', /exists/],
  ])('%s is refused with what to do instead', (file, why) => {
    expect(targetProblem(file)).toMatch(why);
    expect(targetProblem(file)).toMatch(/(Choose|choose) (a|another)/);
  });

  it('is run alone by the command printed beside it', () => {
    expect(targetProblem('test/src/log.test.ts')).toBeUndefined();
    expect(runCommand(path.resolve('test/src/log.test.ts'))).toBe(
      'npx jest --selectProjects browser-code --runTestsByPath test/src/log.test.ts',
    );
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
    const { findings } = judge(log, wholeReducer, undefined);
    expect(findings[0]).toMatchObject({
      kind: 'breach',
      rule: 'acting for a company implies a session of an admin',
    });
    const shrunk = shrink(log, findings, wholeReducer, undefined);
    expect(shrunk.kind === 'shrunk' ? shrunk.steps.map(({ seq }) => seq) : []).toEqual([2]);
  });

  it('becomes a test that names each step, loads the page again where that was recorded, and fails until the rule holds', () => {
    const bare = logOf(broken);
    const dark = wholeReducer(undefined, { type: themeChosen.type, payload: 'dark' });
    const page = { kind: 'restart', seq: 0, at: 0, build: 'another page', path: '/', state: dark } as const;
    const log = { ...bare, steps: [page, ...bare.steps] };
    const file = path.join(__dirname, 'emitted.test.ts');
    writeFileSync(
      file,
      testSource({
        file: fromRoot(file),
        logFile: 'broken.json',
        log,
        steps: log.steps,
        reducer: wholeReducer,
      }),
    );
    const [, , ...options] = runCommand(file).split(' ');
    const { stderr } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...options], {
      cwd: root,
      encoding: 'utf8',
    });
    rmSync(file);
    expect(stderr).toMatch(/1 failed, 1 total\nTests: +1 failed, 3 passed/);
    expect(stderr).toContain('acting for a company implies a session of an admin');
  });
});
