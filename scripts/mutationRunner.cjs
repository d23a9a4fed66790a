'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { createRequire } = require('node:module');
const { register } = require('esbuild-register/dist/node');

/**
 * Runs the tests of `test/domain` for `npm run mutation`, all in one process that stays. Jest starts from nothing for
 * each change, which takes two seconds; the few tests that see a change take milliseconds. The rules are pure, so
 * nothing that one test leaves behind reaches the next. It knows what these tests use and no more: describe, test, it,
 * their each, and expect. A test file that asks for a hook does not load, and the run says so.
 */
const jest = createRequire(require.resolve('jest'));
const core = createRequire(createRequire(jest.resolve('@jest/core')).resolve('jest-circus/runner'));
const { expect } = core('expect');
const { bind } = core('jest-each');

function testFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Tests by the name they are reported under, which must be the same in each run and unlike any other. */
function collect(root) {
  const tests = new Map();
  const within = [];
  let fileName;
  function test(name, run) {
    const full = [path.relative(root, fileName), ...within, name].join(' › ');
    let id = full;
    for (let copy = 2; tests.has(id); copy += 1) id = `${full} (${copy})`;
    tests.set(id, { id, fileName, run });
  }
  function describe(name, body) {
    within.push(name);
    body();
    within.pop();
  }
  test.each = bind(test);
  describe.each = bind(describe);
  Object.assign(globalThis, { describe, test, it: test, expect });
  for (fileName of testFiles(path.join(root, 'test/domain'))) require(fileName);
  return tests;
}

async function failureOf(test) {
  try {
    await test.run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

class RuleRunner {
  #stryker = (globalThis.__stryker__ ??= {});
  #tests = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    register({ target: 'node20' });
    this.#tests = collect(process.cwd());
  }

  async dryRun() {
    const results = [];
    for (const test of this.#tests.values()) {
      this.#stryker.currentTestId = test.id;
      const start = performance.now();
      const failureMessage = await failureOf(test);
      const timeSpentMs = performance.now() - start;
      const { id, fileName } = test;
      const result = { id, name: id, fileName, timeSpentMs };
      results.push(
        failureMessage === undefined ? { ...result, status: 0 } : { ...result, status: 1, failureMessage },
      );
    }
    this.#stryker.currentTestId = undefined;
    return { status: 'complete', tests: results, mutantCoverage: this.#stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    const chosen = (testFilter ?? [...this.#tests.keys()]).map((id) => this.#tests.get(id));
    this.#stryker.hitCount = hitLimit === undefined ? undefined : 0;
    this.#stryker.hitLimit = hitLimit;
    this.#stryker.activeMutant = activeMutant.id;
    const killedBy = [];
    let failureMessage = '';
    let nrOfTests = 0;
    for (const test of chosen) {
      const failure = await failureOf(test);
      nrOfTests += 1;
      if (failure === undefined) continue;
      killedBy.push(test.id);
      failureMessage ||= failure;
      if (disableBail !== true) break;
    }
    this.#stryker.activeMutant = undefined;
    if (hitLimit !== undefined && this.#stryker.hitCount > hitLimit)
      return { status: 'timeout', reason: `The changed place was reached ${hitLimit} times` };
    return killedBy.length === 0
      ? { status: 'survived', nrOfTests }
      : { status: 'killed', killedBy, failureMessage, nrOfTests };
  }
}

module.exports.strykerPlugins = [
  { kind: 'TestRunner', name: 'rules', factory: Object.assign(() => new RuleRunner(), { inject: [] }) },
];
