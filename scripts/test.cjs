'use strict';
const { checkNode } = require('./checkNode.cjs');
checkNode();
require('./ensureInstalled.cjs').ensureInstalled();
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { buildWhenChanged } = require('./buildWhenChanged.cjs');

const root = path.join(__dirname, '..');
const resultFile = path.join(root, '.cache/jest-result.json');
const bin = (file) => path.join(root, 'node_modules', file);

const checks = [
  { name: 'types', command: ['scripts/typecheck.cjs'] },
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.'] },
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
  return [...built, { name: 'size of the sign-in page', passed: size.status === 0 }];
}

/** Runs every test and returns Jest's own counts; a run without counts is one failure. */
function runJest() {
  fs.rmSync(resultFile, { force: true });
  spawnSync(process.execPath, [bin('jest/bin/jest.js'), '--json', `--outputFile=${resultFile}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!fs.existsSync(resultFile)) return { passed: 0, failures: ['the test run did not finish'] };
  const result = JSON.parse(fs.readFileSync(resultFile, 'utf8'));
  const failures = result.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${file} could not run`];
    return tests.map((test) => `${file}: ${test.fullName}`);
  });
  const skipped = result.numPendingTests + result.numTodoTests;
  if (skipped > 0) failures.push(`${skipped} tests were skipped`);
  if (result.numTotalTests === 0) failures.push('no tests were found');
  return { passed: result.numPassedTests, failures };
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
  const passed = tested.passed + checked.filter((check) => check.passed).length;
  process.exitCode = failures.length === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failures.length} failed`);
}

void main();
