'use strict';
const { checkNode } = require('./checkNode.cjs');
checkNode();
require('./ensureInstalled.cjs').ensureInstalled();
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');
const { buildWhenChanged } = require('./buildWhenChanged.cjs');

const root = path.join(__dirname, '..');
const resultFile = path.join(root, '.cache/jest-result.json');
const bin = (file) => path.join(root, 'node_modules', file);

const checks = [
  { name: 'types', command: ['scripts/typecheck.cjs'] },
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'] },
  { name: 'lint by types', command: [bin('oxlint/bin/oxlint'), '--deny-warnings'] },
  {
    name: 'import directions',
    command: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['domain', 'contract', 'src', 'server', '--config', '.dependency-cruiser.cjs'],
    ],
  },
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  {
    name: 'spelling',
    command: [
      bin('cspell/bin.mjs'),
      ...['lint', '--no-progress', '--no-summary', '--show-suggestions'],
      ...['--cache', '--cache-location', '.cache/cspell.json'],
    ],
  },
];

function runCheck({ name, command }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`);
      if (code !== 0) console.log(output.trim());
      resolve({ name, passed: code === 0 });
    });
  });
}

/** Two at a time: enough to keep a small machine busy. */
async function runChecks() {
  const waiting = [...checks];
  const results = [];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      results.push(await runCheck(check));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

function runBuilt() {
  const failed = buildWhenChanged();
  const built = ['web', 'server'].map((part) => ({
    name: `build of ${part}`,
    passed: !failed.includes(part),
  }));
  if (failed.includes('web')) return built;
  const size = spawnSync(process.execPath, ['scripts/check-size.cjs'], { cwd: root, stdio: 'inherit' });
  return [...built, { name: 'size of the first pages', passed: size.status === 0 }];
}

/** One run of Jest, as its own JSON report; null where it did not come to its end. */
function jestReport(args) {
  fs.rmSync(resultFile, { force: true });
  spawnSync(process.execPath, [bin('jest/bin/jest.js'), ...args, '--json', `--outputFile=${resultFile}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return fs.existsSync(resultFile) ? JSON.parse(fs.readFileSync(resultFile, 'utf8')) : null;
}

const nameOf = ({ name }) => path.relative(root, name);
const passedTests = (file) => file.assertionResults.filter((test) => test.status === 'passed').length;

function failuresOf(file) {
  const tests = file.assertionResults.filter((test) => test.status === 'failed');
  if (file.status === 'failed' && tests.length === 0)
    return [`${nameOf(file)} could not run${reasonOf(file.message)}`];
  return tests.map(
    (test, index) =>
      `${nameOf(file)}: ${test.fullName}${index === 0 ? reasonOf(test.failureMessages.join('\n')) : ''}`,
  );
}

const REASON_LINES = 12;

/** The beginning of a message, for whoever sees only the end of a long output. */
const reasonOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .map((line) => `\n      ${line}`)
    .join('');

/** More failed files than this are a fault, not flakiness: they are not run again. */
const MOST_RERUN = 10;

/**
 * Runs every test and returns Jest's own counts; a run without counts is one failure. A file that failed runs once more, alone.
 * If it passes then, it counts as passed and is reported as flaky.
 */
function runJest() {
  const report = jestReport([]);
  if (report === null) return { passed: 0, failures: ['the test run did not come to its end'], flaky: [] };
  const skipped = report.numPendingTests + report.numTodoTests;
  const failures = skipped > 0 ? [`${skipped} tests were skipped`] : [];
  if (report.numTotalTests === 0) failures.push('no test was found');
  const flaky = [];
  let passed = 0;
  const failed = report.testResults.filter((file) => failuresOf(file).length > 0);
  for (const file of report.testResults) if (!failed.includes(file)) passed += passedTests(file);
  for (const file of failed) {
    const again = failed.length > MOST_RERUN ? undefined : rerun(file);
    passed += passedTests(again ?? file);
    const remaining = failuresOf(again ?? file);
    failures.push(...remaining);
    if (remaining.length === 0) flaky.push(...failuresOf(file));
  }
  return { passed, failures, flaky };
}

function rerun(file) {
  console.log(`running again, alone: ${nameOf(file)}`);
  return jestReport(['--runInBand', '--runTestsByPath', file.name])?.testResults[0];
}

async function main() {
  const checked = [...(await runChecks()), ...runBuilt()];
  const tested = runJest();
  const failures = [
    ...checked.filter(({ passed }) => !passed).map(({ name }) => `check: ${name}`),
    ...tested.failures,
  ];
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}\n`);
  if (tested.flaky.length > 0)
    console.log(
      `\nFlaky (failed, then passed alone):\n${tested.flaky.map((test) => `  ${test}`).join('\n')}\n`,
    );
  const passed = tested.passed + checked.filter((check) => check.passed).length;
  process.exitCode = failures.length === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failures.length} failed`);
}

void main();
