import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { startCardStandIn, type CardStandIn } from '../../server/cardStandIn/startCardStandIn';
import { TEST_CARDS } from '../../server/cardStandIn/testCards';
import { readableName } from '../../src/actionLog/readableAction';
import { readLog } from '../../src/actionLog/readLog';
import { createReplay } from '../../src/actionLog/replay';
import { SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { findLeaks, type Canary } from '../server/canary/leakScanner';
import { codeIn } from '../server/setup/outbox';
import { cardSettings } from './setup/cardRoom';
import { startCuttingServer } from './setup/cuttingServer';
import type { ChosenFile } from './setup/files';
import { makeAccount, newestMail } from './setup/ownAccount';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { quantityOf } from './setup/writeReport';

const { person, claim } = openStage({ inSteps: true });

const PAYER = 'user@blackwater.example';
const LINES = '/api/assessments/lines';
const RECEIPT = '/receipt.pdf';
const TYPED = '12.5';
const canaries: Canary[] = [];
let standIn: CardStandIn;
let server: ServerProcess;
let user: Person;
let log = '';

beforeAll(async () => {
  standIn = await startCardStandIn({ now: () => new Date() });
  server = await startOwnProduct('visible', cardSettings(standIn));
});
afterAll(async () => {
  await server.stop();
  await standIn.close();
});

const plant = (name: string, value: string): string => {
  canaries.push({ name, value });
  return value;
};

const periods = z.array(z.object({ fiscalYear: z.number(), index: z.number(), state: z.string() }));

/** A file that is large enough to be cut, and of which the server keeps no row: its words are nowhere but in the file. */
const rows = (words: string): ChosenFile => ({
  name: 'lines.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Date,Kind,Quantity,Description\n${`2026-02-30,shipped,5,${words} ${'x'.repeat(400)}\n`.repeat(400)}`,
  ),
});

claim('a person signs in with a code from an email, and it is recorded', async () => {
  const { url } = server;
  const account = await makeAccount(url, 'visible', 'user', PAYER);
  await account.client.post('/api/account/secondfactor/mail', { currentPassword: account.password });
  user = await person({ baseURL: url });
  const { page } = user;
  await user.open('/?record');
  await user.sendSignIn(account.email, { password: plant('password', account.password) });
  const code = page.getByLabel('Verification code', { exact: true });
  await code.waitFor();
  await code.fill(plant('mailed code', codeIn(await newestMail(url, account.email, 'sign-in-code'))));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Account menu: Ida Thorne' }).waitFor();
  const stored = await page.evaluate(() => sessionStorage.getItem('auth') ?? '');
  const [, payload = '', signature = ''] = (/"token":"([^"]+)"/.exec(stored)?.[1] ?? '').split('.');
  plant('token', payload);
  plant('signature of the token', signature);
  for (const { value } of await user.context.cookies()) plant('refresh token', value);

  const open = periods
    .parse((await account.client.get('/api/assessments/periods')).body.data)
    .find(({ state }) => state !== 'filed');
  await user.open(`/assessments/create?year=${open?.fiscalYear ?? 0}&index=${open?.index ?? 0}`);
});

claim('an upload is cut at 99 %: the screen says so, and the same file goes through afterward', async () => {
  const { page } = user;
  await page.getByRole('button', { name: 'Upload a spreadsheet' }).click();
  const field = page.getByLabel('File with lines');
  await quantityOf(user, 1).fill(TYPED);
  const cutting = await startCuttingServer(0.99);
  user.watch.expectFailures(LINES, cutting.url);
  await page.route(`**${LINES}`, (route) => route.continue({ url: `${cutting.url}/lines` }), { times: 1 });
  await field.setInputFiles(rows(plant('content of the file that is cut', 'a canary heron in file 7f21')));
  await page.getByText('We lost the connection while uploading the file.').first().waitFor();
  const { received, declared } = cutting.cut();
  await cutting.close();
  expect(declared).toBeGreaterThan(100_000);
  expect(received / declared).toBeGreaterThanOrEqual(0.99);
  await field.setInputFiles(rows(plant('content of the file that arrives', 'a canary osprey in file 7f22')));
  await page
    .getByText(/rows have errors/)
    .first()
    .waitFor();
  expect(await quantityOf(user, 1).inputValue()).toBe(TYPED);
});

claim(
  'a file that grew or disappeared after it was chosen is refused in words, and nothing is sent',
  async () => {
    const { page } = user;
    const folder = mkdtempSync(path.join(tmpdir(), 'northwood-chosen-'));
    const file = path.join(folder, 'lines.csv');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(LINES)) sent.push(request.url());
    });
    try {
      for (const isGone of [false, true]) {
        writeFileSync(file, 'Date,Kind,Quantity\n2026-02-30,shipped,5\n');
        await chooseBeforeReading(page, file, () => {
          if (isGone) rmSync(file);
          else writeFileSync(file, 'x'.repeat(9_000));
        });
        await page.getByText('It was changed, moved, or deleted after you chose it.').first().waitFor();
      }
      expect(sent).toEqual([]);
      expect(await quantityOf(user, 1).inputValue()).toBe(TYPED);
      await page.getByLabel('File with lines').setInputFiles(rows('the file once more'));
      await page
        .getByText(/rows have errors/)
        .first()
        .waitFor();
      expect(sent).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

claim(
  'a PDF that breaks off is not saved and arrives the second time, and a report is paid by card',
  async () => {
    const { page } = user;
    await user.open('/assessments');
    await page.locator('[data-row-link]').filter({ hasText: /^R-/ }).first().click();
    const receipt = page.getByRole('button', { name: 'Download filing receipt (PDF)' });
    const cutting = await startCuttingServer(0.5);
    user.watch.expectFailures(RECEIPT, cutting.url);
    await page.route(`**${RECEIPT}`, (route) => route.continue({ url: cutting.url }), { times: 1 });
    await receipt.click();
    await page.getByText('the file didn’t arrive completely').waitFor();
    await cutting.close();
    const [download] = await Promise.all([page.waitForEvent('download'), receipt.click()]);
    const content = await buffer(await download.createReadStream());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    plant('content of the PDF', content.subarray(content.indexOf('obj')).toString('latin1').slice(0, 60));

    await user.open('/ledger');
    await page
      .getByRole('link', { name: /^Pay now/ })
      .first()
      .click();
    const pay = page.getByRole('button', { name: /^Pay \$/ });
    await pay.waitFor();
    const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
    await fields.getByLabel('Card number').fill(plant('card number', TEST_CARDS.good));
    await fields.getByLabel('Expiration date').fill('12 / 34');
    await fields.getByLabel('Security code').fill('123');
    await pay.click();
    await page.getByRole('heading', { level: 1, name: 'Payment received' }).waitFor();
    for (const { client_secret: secret } of standIn.book.all.values()) plant('payment secret', secret);
  },
);

claim('every call is an action with the name of its endpoint, and no secret is in the log', async () => {
  const { page } = user;
  await page.getByRole('button', { name: 'Recording' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download log' }).click(),
  ]);
  log = await textOf(await download.createReadStream());
  expect(namesIn(log)).toEqual(
    expect.arrayContaining([
      'login fulfilled',
      'verifyMfaCode fulfilled',
      'uploadReportLines pending',
      'transfers/transferProgressed',
      'uploadReportLines rejected',
      'uploadReportLines fulfilled',
      'downloadReceipt rejected',
      'downloadReceipt fulfilled',
      'openCardPayment fulfilled',
    ]),
  );
  expect(findLeaks(canaries, [{ name: 'the saved log', text: log }])).toEqual([]);
  expect(new Set(canaries.map(({ name }) => name)).size).toBe(10);
});

claim('the log ends with the same hash where there is no network', async () => {
  const replay = createReplay(opened(log), wholeReducer);
  replay.advanceTo(replay.length);
  const { differences, breaches, failures, compared } = replay.findings();
  expect({ differences, breaches, failures }).toEqual({ differences: [], breaches: [], failures: [] });
  expect(compared).toBeGreaterThan(60);

  const tester = await person({ baseURL: server.url });
  const { page } = tester;
  await page.goto('/replay');
  await tester.heading().waitFor();
  await chooseLog(page);
  // The application's own files are there before the network goes.
  await page.keyboard.press('End');
  await atStep(page, replay.length);
  await page.frameLocator('.replay-stage iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await atStep(page, 1);
  const sent: string[] = [];
  page.context().on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  page.on('websocket', (socket) => sent.push(`socket ${socket.url()}`));
  await tester.context.setOffline(true);
  await page.keyboard.press('End');
  await atStep(page, replay.length);
  await page.frameLocator('.replay-stage iframe').getByText('Payment received').first().waitFor();
  await page.locator('dd:has([data-hash])').filter({ hasText: 'matches the recording' }).waitFor();
  expect(sent).toEqual([]);
});

function opened(text: string) {
  const read = readLog(text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.log;
}

const namesIn = (text: string): readonly string[] =>
  opened(text).steps.flatMap((step) => (step.kind === 'action' ? [readableName(step.action)] : []));

async function chooseLog(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'visible.jsonl', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await page.getByText(/\d+ recorded hashes compared: all match/).waitFor();
}

/** A person chooses a file of the disk, which changes before the page has read it. */
async function chooseBeforeReading(page: Page, file: string, change: () => void): Promise<void> {
  await page.evaluate(() => {
    const usual = Object.getOwnPropertyDescriptor(Blob.prototype, 'arrayBuffer') ?? {};
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => {
        addEventListener('the file has changed', resolve, { once: true });
      });
      Object.defineProperty(Blob.prototype, 'arrayBuffer', usual);
      return this.arrayBuffer();
    };
  });
  // Playwright would hand over a copy, which nobody can change.
  const devTools = await page.context().newCDPSession(page);
  const { result } = await devTools.send('Runtime.evaluate', {
    expression: 'document.querySelector("#lines-file")',
  });
  await devTools.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId ?? '' });
  await devTools.detach();
  await page.getByText('Reading lines.csv').waitFor();
  change();
  await page.evaluate(() => dispatchEvent(new Event('the file has changed')));
}

const atStep = (page: Page, step: number): Promise<void> =>
  page
    .getByText(new RegExp(`^Step ${step} of`))
    .first()
    .waitFor();
