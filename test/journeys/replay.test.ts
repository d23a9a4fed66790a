import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { alertRaised } from '../../src/state/alerts';
import { liveChanged } from '../../src/state/live';
import { navigated } from '../../src/state/navigation';
import { themeChosen } from '../../src/state/preferences';
import { sessionStarted } from '../../src/state/session';
import { freePorts } from '../server/processes/freePorts';
import { tokenWith } from '../src/support/tokens';
import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { findPlace } from './setup/place';
import { recordedLog } from './setup/recordedLog';
import { ROOT } from './setup/root';
import { openStage } from './setup/stage';
import { startStaticHost, type StaticHost } from './setup/staticHost';
import { tooWide } from './setup/width';

const { person, claim } = openStage();
let host: StaticHost;

beforeAll(async () => {
  const [port = 0, nobody = 0] = await freePorts(2);
  host = await startStaticHost({
    webRoot: path.join(findPlace().build, 'web'),
    host: '127.0.0.1',
    port,
    // Nobody listens there: the replay must do without.
    config: () => ({ apiBaseUrl: `http://127.0.0.1:${nobody}`, hubUrl: '' }),
  });
});
afterAll(() => host.close());

const started = sessionStarted(
  {
    token: tokenWith({ role: 'admin', name: 'Ruth Adair', email: 'ruth@board.example' }),
    companyId: '1',
    companyName: 'Northwood Timber Board',
    isAssessmentPayer: false,
    isExempt: false,
    isRefundEligible: false,
  },
  false,
  { clientNow: Date.UTC(2026, 3, 14, 13, 30), serverNow: undefined },
);

const ACTIONS = [
  { type: 'app/started' },
  navigated({ pathname: '/', query: {} }),
  started,
  navigated({ pathname: '/home', query: {} }),
  liveChanged({ state: 'live', reason: 'started', since: Date.UTC(2026, 3, 14, 13, 30) }),
  alertRaised('The file <b>april.csv</b> was posted', 'success'),
  themeChosen('dark'),
  navigated({ pathname: '/unauthorized', query: {} }),
  alertRaised('The connection was lost', 'danger'),
];

/** The longest log of this journey has a hundred thousand actions. */
const READ_MS = 120_000;

async function openReplay(options: Parameters<typeof person>[0] = {}) {
  const reader = await person({ baseURL: host.url, ...options });
  const { page } = reader;
  await page.goto('/replay');
  await reader.heading().waitFor();
  return { reader, page, stage: page.frameLocator('.replay-stage iframe') };
}

const open = async (page: Page, name: string, content: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await page.getByText(name).first().waitFor();
  await page
    .locator('.replay-reading')
    .filter({ hasText: '…' })
    .waitFor({ state: 'detached', timeout: READ_MS });
};

const goTo = async (page: Page, step: number): Promise<void> => {
  await page.getByLabel('Go to step').fill(String(step));
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByText(`Step ${step} of`).first().waitFor();
};

const hashes = async (page: Page): Promise<string> =>
  (await page.locator('dd:has([data-hash])').innerText()).trim();

claim('a second log is shown beside the first at the first difference, with the whole values', async () => {
  const { page } = await openReplay();
  const first = [navigated({ pathname: '/home', query: {} }), themeChosen('dark')];
  await open(page, 'first.jsonl', recordedLog(first));
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({
      name: 'second.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(recordedLog([first[0] ?? themeChosen('dark'), themeChosen('light')])),
    });
  await page.getByRole('button', { name: 'Show first difference' }).click();
  for (const name of ['first.jsonl, step 2', 'second.jsonl, step 2'])
    await page.getByRole('region', { name, exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByRole('button', { name: /preferences › theme/ }).click();
  expect(await page.locator('.replay-whole pre').allInnerTexts()).toEqual(['"dark"', '"light"']);
  expect(await axeFindings(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close second log' }).click();
  await page.getByRole('region', { name: 'Application', exact: true }).waitFor();
});

claim(
  'a recorded log opens, plays to its end and has the recorded hash at every step; nothing is sent',
  async () => {
    const { page, stage } = await openReplay();
    const log = recordedLog(ACTIONS);
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    page.on('websocket', (socket) => sent.push(`socket ${socket.url()}`));
    await open(page, 'recorded.jsonl', log);
    await page.getByText(`${ACTIONS.length} recorded hashes compared: all match.`).waitFor();
    const recorded = log
      .split('\n')
      .filter((line) => line.startsWith('{"kind":"action"'))
      .map((line) => /"hash":"([0-9a-f]{14})","slices"/.exec(line)?.[1]);
    for (const [index, hash] of recorded.entries()) {
      await page.keyboard.press('ArrowRight');
      await page
        .getByText(`Step ${index + 1} of ${ACTIONS.length}`)
        .first()
        .waitFor();
      await becomes(() => hashes(page), `${hash ?? 'none'} matches the recording`);
    }
    await stage.getByText('The connection was lost').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.getByText(`Step ${ACTIONS.length} of ${ACTIONS.length}`).first().waitFor();
    const foreign = sent.filter(
      (line) => !line.startsWith(`GET ${host.url}/assets/`) && line !== `GET ${host.url}/favicon.svg`,
    );
    expect(foreign).toEqual([]);
    expect(sent.length).toBeGreaterThan(3);
  },
);

claim('what the console said, and what an answer follows from, lead to their steps', async () => {
  const { page } = await openReplay();
  const meta = { requestId: 'r1', arg: { endpointName: 'logout', type: 'mutation', track: false } };
  const calls = [
    { type: 'api/executeMutation/pending', meta: { ...meta, requestStatus: 'pending' } },
    ...ACTIONS,
    { type: 'api/executeMutation/fulfilled', meta: { ...meta, requestStatus: 'fulfilled' }, payload: null },
  ];
  await open(page, 'said.jsonl', recordedLog(calls, ['The picture could not be drawn.']));
  await goTo(page, calls.length);
  await page.getByRole('button', { name: 'step 1', exact: true }).click();
  await page.getByText(`Step 1 of ${calls.length}`).first().waitFor();
  await page.getByRole('tab', { name: 'Console (1)' }).click();
  await page.getByText('The picture could not be drawn.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: `Show step ${calls.length}` })
    .click();
  await page.getByText(`Step ${calls.length} of ${calls.length}`).first().waitFor();
});

claim(
  'what the recorder writes of real work is shown again: the list with its rows, and not one call for them',
  async () => {
    const verifier = await person();
    await verifier.open('/?record');
    await verifier.signIn('verifier@northwood.example');
    await verifier.goToOpenClaims();
    await verifier.page.locator('[data-row]').first().waitFor();
    const rows = await verifier.page.locator('[data-row]').count();
    await verifier.page.getByRole('button', { name: 'Recording' }).click();
    const [download] = await Promise.all([
      verifier.page.waitForEvent('download'),
      verifier.page.getByRole('button', { name: 'Download log' }).click(),
    ]);
    const { page, stage } = await openReplay();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(host.url)) calls.push(request.url());
    });
    await open(page, 'work.jsonl', await text(await download.createReadStream()));
    await page.getByText(/\d+ recorded hashes compared: all match/).waitFor();
    await page.keyboard.press('End');
    await stage.getByRole('heading', { name: 'Refund claims', level: 1 }).waitFor();
    await stage.locator('[data-row]').first().waitFor();
    await becomes(() => stage.locator('[data-row]').count(), rows);
    await page.getByRole('tab', { name: 'Cache' }).click();
    await page
      .getByRole('row', { name: /listAllRefunds.*fulfilled/ })
      .first()
      .waitFor();
    expect(calls).toEqual([]);
  },
);

claim('the log that guards later builds meets every recorded hash in the browser, too', async () => {
  const { page } = await openReplay();
  const file = path.join(ROOT, 'test/replay/files/journey.jsonl');
  await open(page, 'journey.jsonl', readFileSync(file, 'utf8'));
  await page.getByText(/\d+ recorded hashes compared: all match/).waitFor();
  expect(await page.locator('.replay-findings').count()).toBe(0);
});

claim(
  'the application stands beside the list as it was at each step: screen, person, messages, theme',
  async () => {
    const { page, stage } = await openReplay();
    await open(page, 'recorded.jsonl', recordedLog(ACTIONS));
    await stage.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await goTo(page, 6);
    await stage.getByText('was posted').waitFor();
    await stage.locator('.live-live').waitFor();
    await stage.locator('html[data-bs-theme=light]').waitFor();
    await goTo(page, 8);
    await stage.getByRole('heading', { level: 1 }).waitFor();
    await stage.locator('html[data-bs-theme=dark]').waitFor();
    expect(await page.locator('html').getAttribute('data-bs-theme')).toBe('light');
    await goTo(page, 2);
    await stage.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await becomes(() => stage.getByText('was posted').count(), 0);
  },
);

claim(
  'the application on the stage is inert: neither pointer nor keys reach it, and it takes no focus',
  async () => {
    const { page, stage } = await openReplay();
    await open(page, 'recorded.jsonl', recordedLog(ACTIONS));
    await stage.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    const box = await page.locator('.replay-stage').boundingBox();
    if (box === null) throw new Error('the stage has no place');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.keyboard.type('x');
    await goTo(page, 4);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
    expect(new URL(page.url()).pathname).toBe('/replay');
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
  },
);

claim(
  'H32 a file that is no log is refused in a sentence, and what was open stays where it was',
  async () => {
    const { page } = await openReplay();
    await open(page, 'recorded.jsonl', recordedLog(ACTIONS));
    await goTo(page, 5);
    for (const [name, text, sentence] of [
      ['hello.json', '{"hello": "world"}', 'isn’t an action log'],
      ['cut.json', '[{"type": "alert/show", "payload": {"mess', 'ends before the first action is complete'],
      ['empty.json', '', 'The file is empty'],
    ] as const) {
      await open(page, name, text);
      await page.getByRole('alert').filter({ hasText: name }).filter({ hasText: sentence }).waitFor();
      await page.getByText('The log you opened before is still open.').waitFor();
      expect(await page.getByText(`Step 5 of ${ACTIONS.length}`).count()).toBeGreaterThan(0);
    }
  },
);

claim(
  'H57 a bare list opens by drop, what is left out is said, and the messages are on the stage',
  async () => {
    const { page, stage } = await openReplay();
    const list = [
      { type: 'alert/show', payload: { message: 'Second', class: 'warning' } },
      { type: 'zzz/neverHeardOf' },
    ];
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dropped.json'));
      document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true, dataTransfer: data }));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }));
    }, JSON.stringify(list));
    await page.getByText('dropped.json').first().waitFor();
    await page.getByText('1 note about this file').click();
    await page.getByText(/^Entry 2 \(“zzz\/neverHeardOf”\)/).waitFor();
    await page.keyboard.press('End');
    await stage.getByText('Second').waitFor();
  },
);

claim('a step that was recorded otherwise is found, named, and led to', async () => {
  const { page } = await openReplay();
  const lines = recordedLog(ACTIONS).split('\n');
  const changed = lines.map((line) => line.replace('The connection was lost', 'The connection was found'));
  await open(page, 'changed.jsonl', changed.join('\n'));
  await page.getByText(`Differs from the recording: alerts from step ${ACTIONS.length} on.`).waitFor();
  await page.keyboard.press('d');
  await page.getByText(`Step ${ACTIONS.length} of ${ACTIONS.length}`).first().waitFor();
  await becomes(() => hashes(page), expect.stringMatching(/^[0-9a-f]{14} recorded: [0-9a-f]{14}$/));
  await page.keyboard.press('d');
  await page.getByText('No more differences.').waitFor();
});

claim('the stage fills the window by a key or its button, and Escape leads back', async () => {
  const { page, stage } = await openReplay();
  await open(page, 'recorded.jsonl', recordedLog(ACTIONS));
  await goTo(page, 6);
  const fill = page.getByRole('button', { name: 'Fill window' });
  await fill.click();
  const filled = page.locator('.replay-stages.is-filled');
  expect(await filled.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await stage.getByText('was posted').waitFor();
  // What is behind it cannot be reached, and the keys of the player go on working.
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('.replay-stages, body')?.tagName),
    ).toMatch(/DIV|BODY/);
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]') ?? null)).toBeNull();
  }
  await page.keyboard.press('ArrowRight');
  await filled.getByText(`Step 7 of ${ACTIONS.length}`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await filled.waitFor({ state: 'detached' });
  await fill.focus();
  await page.keyboard.press('f');
  await filled.waitFor();
  await page.keyboard.press('f');
  await filled.waitFor({ state: 'detached' });
  expect(await fill.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator('[inert]:not(iframe)').count()).toBe(0);
});

claim('filter, tree, changes and cache are worked by keys', async () => {
  const { page } = await openReplay();
  await open(page, 'recorded.jsonl', recordedLog(ACTIONS));
  await page.keyboard.press('/');
  await page.keyboard.type('alert');
  await page.getByText(`2 of ${ACTIONS.length} shown`).waitFor();
  await page.getByRole('listbox').focus();
  await page.keyboard.press('End');
  await page.getByText(`Step ${ACTIONS.length} of`).first().waitFor();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByRole('cell', { name: /The connection was lost/ }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tree', { name: 'State' }).focus();
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight'])
    await page.keyboard.press(key);
  await page.getByRole('treeitem', { name: /message:.*was posted/ }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
});

claim(
  'a value that is wrong at a step becomes a test of the fewest steps, without a command line',
  async () => {
    const { page } = await openReplay();
    await open(page, 'recorded.jsonl', recordedLog(ACTIONS));
    await goTo(page, ACTIONS.length);
    await page.getByRole('tab', { name: 'Test', exact: true }).click();
    await page.getByRole('button', { name: 'Find fewest steps' }).click();
    await page.getByText('Enter a path in the state, such as alerts.length.').waitFor();
    await page.getByLabel('Path in the state').fill('alerts.length');
    await page.getByText('Now: 2').waitFor();
    await page.getByLabel('Correct value').fill('1');
    await page.keyboard.press('Enter');
    await page.getByText(`2 of ${ACTIONS.length} steps are enough to show the problem:`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download test' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('found.test.ts');
    const file = path.join(ROOT, 'test/replay', `found${process.pid}.test.ts`);
    await download.saveAs(file);
    const command = ['node_modules/jest/bin/jest.js', '--selectProjects', 'rules', '--runTestsByPath', file];
    const run = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
    rmSync(file);
    expect(run.stderr).toMatch(/Tests: +1 failed, 2 passed, 3 total/);
    expect(run.stderr).toContain('ends with the expected alerts.length');
    // The step leads back to the player, and what was typed stays.
    await page.getByRole('tabpanel').getByRole('button', { name: /alert/ }).first().click();
    await page.getByText(`Step 6 of ${ACTIONS.length}`).first().waitFor();
    await page.getByRole('tab', { name: 'Changes' }).click();
    await page.getByRole('tab', { name: 'Test', exact: true }).click();
    expect(await page.getByLabel('Path in the state').inputValue()).toBe('alerts.length');
  },
);

claim('100,000 actions open and scrub: any step shows its state', async () => {
  const { page, stage } = await openReplay();
  const many = Array.from({ length: 100_000 }, (_, index) =>
    index % 2 === 0
      ? alertRaised(`message ${index}`, 'success')
      : liveChanged({ state: 'live', reason: 'started', since: index }),
  );
  await open(page, 'many.json', JSON.stringify([started, ...many]));
  await page.locator('.replay-verdict[data-done=true]').waitFor({ state: 'attached', timeout: 120_000 });
  for (const step of [100_001, 50_002, 7, 99_998]) {
    await goTo(page, step);
    const newest = step % 2 === 0 ? step - 2 : step - 3;
    await stage.getByText(`message ${newest}`, { exact: true }).waitFor();
  }
  // A window of them is drawn, and what is near it while it moves.
  expect(await page.getByRole('option').count()).toBeLessThan(300);
});

claim('it reads in French, in both themes, on a phone, and axe finds nothing in any state', async () => {
  const { page } = await openReplay({ locale: 'fr-CA' });
  await page.getByRole('heading', { name: 'Rejouer un journal d’actions' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await open(page, 'recorded.jsonl', recordedLog(ACTIONS));
  await page.keyboard.press('End');
  for (const tab of ['Étape', 'Changements', 'État', 'Cache', 'Test']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  }
  await open(page, 'hello.json', '{"hello": "world"}');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show this page in English' }).click();
  await page.getByRole('heading', { name: 'Replay an action log' }).waitFor();
});
