import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { makeFaultyCopy, type Fault, type FaultyCopy } from './setup/faultyCopy';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import { findPlace } from './setup/place';
import { ROOT } from './setup/root';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';

const { person, claim } = openStage({ inSteps: true });

/** What somebody says, and what an administrator then finds in the log. */
interface Problem {
  readonly name: string;
  readonly fault: Fault;
  readonly note: string;
  /** In the list of steps: the step at which the state is wrong. */
  readonly step: string;
  readonly place: string;
  /** The correct value, given the wrong one. */
  readonly correct: (wrong: string) => string;
}

const oneLess = (wrong: string): string => String(Number(wrong) - 1);

const PROBLEMS: readonly Problem[] = [
  {
    name: 'session',
    fault: {
      file: 'src/state/session.ts',
      right: 'reducer: (_, { payload }: PayloadAction<Session>) => payload,\n    },',
      wrong:
        'reducer: (_, { payload }: PayloadAction<Session>) => ({ ...payload, isRefundEligible: false }),\n    },',
    },
    note: 'The menu has no refund claims, but we may claim refunds.',
    step: 'session/sessionStarted',
    place: 'session.isRefundEligible',
    correct: () => 'true',
  },
  {
    name: 'alert',
    fault: {
      file: 'src/state/alerts.ts',
      right: 'state.filter((alert) => alert.id !== payload)',
      wrong: 'state.filter((alert) => alert.message !== payload)',
    },
    note: 'The message stays, however often I dismiss it.',
    step: 'alerts/alertDismissed',
    place: 'alerts.length',
    correct: oneLess,
  },
  {
    name: 'list',
    fault: {
      file: 'src/api/savedViews.ts',
      right: "      providesTags: listTags('savedView'),\n",
      wrong: '',
    },
    note: 'I saved a view, but the list of views does not have it.',
    step: 'saveView fulfilled',
    place: 'api.provided.keys["listSavedViews(undefined)"].length',
    correct: () => '1',
  },
  {
    name: 'spinner',
    fault: {
      file: 'src/state/spinner.ts',
      right: 'isRejected(), (state, { meta }) => state.filter((id) => id !== meta.requestId)',
      wrong: 'isRejected(), (state) => state',
    },
    note: 'The page says that it is still loading.',
    step: 'getReport rejected',
    place: 'spinner.length',
    correct: oneLess,
  },
];

/** From the list of problems to the file: opening, finding the step, naming what is wrong, reducing, and saving. */
const MOST_CLICKS = 7;
const TWO_MINUTES_MS = 120_000;

let copy: FaultyCopy;
let server: ServerProcess;
let reporter: Person;
let admin: Person;
let clicks = 0;

const click = async (target: Locator): Promise<void> => {
  clicks += 1;
  await target.click();
};

beforeAll(async () => {
  copy = makeFaultyCopy(PROBLEMS.map(({ fault }) => fault));
  cpSync(path.join(findPlace().build, 'server'), path.join(copy.folder, 'build/server'), { recursive: true });
  server = await startOwnProduct('two-minutes', {}, path.join(copy.folder, 'build'));
});
afterAll(async () => {
  await server.stop();
  copy.remove();
});

/** What the person does: two clicks and a text, without a terminal. */
async function report(note: string): Promise<void> {
  const { page } = reporter;
  clicks = 0;
  await click(page.getByRole('button', { name: 'Recording' }));
  await page.getByLabel('What happened, and what did you expect?').fill(note);
  await click(page.getByRole('button', { name: 'Send to board' }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(clicks).toBe(2);
}

const noteOf = (name: string): string => PROBLEMS.find((problem) => problem.name === name)?.note ?? '';

claim('a person meets four problems, and reports each with two clicks', async () => {
  reporter = await person({ baseURL: server.url });
  const { page } = reporter;
  await reporter.open('/?record');
  await reporter.signIn('user@cedarline.example');
  await report(noteOf('session'));
  await page.getByText('We got your report.').waitFor();
  await page.locator('.alert-banner').getByRole('button', { name: 'Dismiss' }).click();
  await report(noteOf('alert'));
  await reporter.goTo('Assessment reports');
  await page.getByRole('button', { name: /^Saved views/ }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  await page.getByLabel('View name').fill('All of mine');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await report(noteOf('list'));
  reporter.watch.expectStatuses(404);
  await reporter.open('/assessments/details?id=999999');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await report(noteOf('spinner'));
});

/** From the list of problems to a test in the folder of tests. @returns how it went */
async function makeTest({ note, step, place, correct }: Problem, file: string): Promise<string> {
  const began = Date.now();
  clicks = 0;
  const row = admin.page.getByRole('row').filter({ hasText: note });
  const [page] = await Promise.all([
    admin.page.waitForEvent('popup'),
    click(row.getByRole('button', { name: 'Open in replay' })),
  ]);
  await page.getByText(/recorded hashes compared: all match/).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(step);
  await click(page.getByRole('option').filter({ hasText: step }).last());
  await click(page.getByRole('tab', { name: 'Test', exact: true }));
  await click(page.getByLabel('Path in the state'));
  await page.keyboard.type(place);
  await page.keyboard.press('Tab');
  await page.keyboard.type(correct(await valueNow(page)));
  await click(page.getByRole('button', { name: 'Find fewest steps' }));
  await page.getByText(/(is|are) enough to show the problem/).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    click(page.getByRole('button', { name: 'Download test' })),
  ]);
  await download.saveAs(file);
  const steps = await page.locator('.replay-reduced li').allInnerTexts();
  await page.close();
  const took = Date.now() - began;
  expect(took).toBeLessThan(TWO_MINUTES_MS);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  return `${clicks} clicks, ${Math.round(took / 100) / 10} s, left: ${steps.join(', ')}`;
}

const valueNow = async (page: Page): Promise<string> =>
  (await page.getByText(/^Now: /).innerText()).replace('Now: ', '');

const testFile = (folder: string, name: string): string =>
  path.join(folder, 'test/replay', `found-${process.pid}-${name}.test.ts`);

claim('an administrator makes a test of each within two minutes, in at most seven clicks', async () => {
  admin = await person({ baseURL: server.url });
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  await admin.goTo('Configuration');
  const lines: string[] = [];
  for (const problem of PROBLEMS)
    lines.push(`${problem.name}: ${await makeTest(problem, testFile(copy.folder, problem.name))}`);
  process.stdout.write(`${lines.join('\n')}\n`);
});

/** How Jest judges the tests, run from a folder with the sources. */
function judge(folder: string): { readonly failed: readonly string[]; readonly output: string } {
  const files = PROBLEMS.map(({ name }) => testFile(folder, name));
  const command = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'rules',
    '--runTestsByPath',
    ...files,
  ];
  const { stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  const failed = Array.from(stderr.matchAll(/^\s+● .* › (.*)$/gm), ([, name = '']) => name);
  return { failed, output: stderr };
}

claim('each test fails on the build with the faults, by what was called wrong and nothing else', () => {
  const { failed, output } = judge(copy.folder);
  const expected = [/session\.isRefundEligible/, /alerts\.length/, /listSavedViews/, /spinner\.length/];
  for (const place of expected)
    expect([output, failed.filter((name) => place.test(name)).length > 0]).toEqual([output, true]);
  expect(output).toMatch(/Test Suites: 4 failed, 4 total/);
  expect(output).toMatch(/Tests: +4 failed, 8 passed, 12 total/);
  return Promise.resolve();
});

claim('each test passes on this build, unchanged', () => {
  const files = PROBLEMS.map(({ name }) => testFile(ROOT, name));
  try {
    for (const { name } of PROBLEMS) cpSync(testFile(copy.folder, name), testFile(ROOT, name));
    const { output } = judge(ROOT);
    expect(output).toMatch(/Test Suites: 4 passed, 4 total/);
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
  return Promise.resolve();
});
