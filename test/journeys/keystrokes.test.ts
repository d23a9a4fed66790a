import type { Locator } from 'playwright-core';
import { z } from 'zod';
import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { fileClaim, type FiledClaim, signInByCall } from './setup/fileClaim';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';

const { person, claim } = openStage({ inSteps: true });
const QUEUE = 'status=Submitted,InVerification,ReturnedToVerifier&sort=decisionDue&pageSize=100';
const VERIFIER = 'verifier@northwood.example';
const AT_MOST = 6;

const listed = z.object({
  rows: z.array(z.object({ id: z.string(), number: z.string(), lineCount: z.number() })),
});
const details = z.object({ status: z.string(), timeline: z.array(z.object({ action: z.string() })) });
type Listed = z.output<typeof listed>['rows'][number];

/** What became of a claim, and the keys it took from the moment it was open. */
interface Work {
  readonly number: string;
  readonly lines: number;
  readonly keys: string;
  readonly end: 'verified' | 'left';
}

let own: ServerProcess;
let verifier: Person;
let large: FiledClaim;
let queue: readonly Listed[] = [];
const done: Work[] = [];

beforeAll(async () => {
  own = await startOwnProduct('keystrokes');
});
afterAll(() => own.stop());

const heading = (number: string) =>
  verifier.page.getByRole('heading', { level: 1, name: new RegExp(number) });
const verifyButton = () => verifier.page.getByRole('button', { name: 'Verify claim', exact: true });

async function read(id: string): Promise<z.output<typeof details>> {
  const client = await signInByCall(own.url, VERIFIER);
  return details.parse((await client.get(`/api/refunds/${id}`)).body.data);
}

/** A claim that was sent back takes a reply; its text counts as one key. */
async function reply(pressed: string[], press: (key: string) => Promise<void>): Promise<void> {
  const { page } = verifier;
  await page.getByRole('dialog', { name: 'Verify this returned claim?' }).waitFor();
  const reach = async (target: Locator): Promise<void> => {
    while (!(await target.evaluate((element) => element === document.activeElement))) await press('Tab');
  };
  await reach(page.getByLabel('Reply to the approver'));
  pressed.push('text');
  await page.keyboard.type('Compared with the entry.');
  await reach(page.getByRole('dialog').getByRole('button', { name: /^Verify \$/ }));
  await press('Enter');
}

/** Verifies the open claim by keyboard, or goes on where that is not possible, until the next one stands. */
async function workOn({ number, lineCount }: Listed, next: Listed | undefined): Promise<Work> {
  const { page } = verifier;
  const pressed: string[] = [];
  const press = async (key: string): Promise<void> => {
    pressed.push(key);
    await page.keyboard.press(key);
  };
  const isHeld = async (): Promise<boolean> =>
    (await verifyButton().getAttribute('aria-disabled')) === 'true';
  await heading(number).waitFor();
  const isReturned = (await page.getByText('Returned to the verifier by').count()) > 0;
  const isOthers = (await page.getByRole('button', { name: 'Take over', exact: true }).count()) > 0;
  await press('e');
  for (let line = 0; line < lineCount && (await isHeld()); line += 1) {
    if ((await page.locator('#decision-notes').innerText()).includes('pending at Customs')) break;
    await press('x');
  }
  const end = (await isHeld()) ? 'left' : 'verified';
  if (end === 'verified') {
    await press('v');
    await becomes(() => verifyButton().evaluate((button) => button === document.activeElement), true);
    await press('Enter');
    if (isReturned) await reply(pressed, press);
    else if (isOthers) {
      await page.getByRole('dialog', { name: 'Verify a colleague’s claim?' }).waitFor();
      await press('Enter');
    }
  } else if (next !== undefined) await press('n');
  if (next !== undefined) await heading(next.number).waitFor();
  return { number, lines: lineCount, keys: pressed.join(' '), end };
}

const keysOf = ({ keys }: Work): number => keys.split(' ').length;
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

claim('the work begins at the first line, with bar, buttons and document in view', async () => {
  large = await fileClaim(own.url, 'user@cedarline.example', 20);
  const client = await signInByCall(own.url, VERIFIER);
  queue = listed.parse((await client.get(`/api/admin/refunds?${QUEUE}`)).body.data).rows;
  expect(queue.length).toBeGreaterThan(5);
  verifier = await person({ baseURL: own.url, viewport: { width: 1280, height: 800 } });
  const { page } = verifier;
  await verifier.open(`/refunds/details?${new URLSearchParams({ id: large.id, queue: QUEUE }).toString()}`);
  await verifier.signIn(VERIFIER);
  await heading(large.number).waitFor();
  const row = page.getByRole('row').nth(1);
  await row.waitFor();
  const box = await row.boundingBox();
  expect(box?.y).toBeLessThan(370);
  expect(box?.height).toBeLessThan(42);
  const rows = await page.getByRole('row').all();
  const places = await Promise.all(rows.map((each) => each.boundingBox()));
  const inView = places.filter((place) => place !== null && place.y + place.height <= 800);
  expect(inView.length).toBeGreaterThan(11);
  expect(await page.getByRole('button', { name: 'Return to company' }).isVisible()).toBe(true);
  await becomes(() => page.locator('.document-viewer .viewer-head').count(), 1);
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await becomes(async () => ((await verifyButton().boundingBox())?.y ?? 900) < 200, true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});

claim('the keys are listed on the page, and the next claim is fetched before it is asked for', async () => {
  const { page } = verifier;
  const [first, second] = queue;
  const isFetched = page.waitForRequest((request) =>
    request.url().endsWith(`/api/refunds/${second?.id ?? ''}`),
  );
  await verifier.open(
    `/refunds/details?${new URLSearchParams({ id: first?.id ?? '', queue: QUEUE }).toString()}`,
  );
  await isFetched;
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Mark all exact matches as checked').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

claim('every open claim is verified by keyboard alone, each with few keys', async () => {
  for (const [index, each] of queue.entries()) done.push(await workOn(each, queue[index + 1]));
  const figures = done.map((work) => `${work.number}  ${work.lines} lines  ${work.end}  ${work.keys}`);
  const verified = done.filter(({ end }) => end === 'verified');
  process.stdout.write(
    `${figures.join('\n')}\n${verified.length} claims verified, median ${median(verified.map(keysOf))} keys\n`,
  );
  expect(verified.length).toBeGreaterThan(5);
  expect(median(verified.map(keysOf))).toBeLessThanOrEqual(AT_MOST);
  const twenty = done.find(({ number }) => number === large.number);
  expect([twenty?.end, twenty?.lines]).toEqual(['verified', 20]);
  expect(twenty === undefined ? 99 : keysOf(twenty)).toBeLessThanOrEqual(AT_MOST);
});

claim('one key undoes the last verification, and the own work is reported once', async () => {
  const { page } = verifier;
  const last = await fileClaim(own.url, 'user@cedarline.example', 1);
  await verifier.open(`/refunds/details?id=${last.id}`);
  await heading(last.number).waitFor();
  for (const key of ['e', 'v', 'Enter']) await page.keyboard.press(key);
  await page.getByText('Claim verified.').waitFor();
  const reports = [await page.getByText('Claim verified.').count(), await verifier.alerts().count()];
  await page.keyboard.press('z');
  await page.getByText('Verification undone.').waitFor();
  expect(reports).toEqual([1, 0]);
  await verifyButton().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const { status, timeline } = await read(last.id);
  expect(status).toBe('Submitted');
  expect(timeline.map(({ action }) => action)).toEqual([
    'refund-submitted',
    'refund-verified',
    'refund-verification-undone',
  ]);
});

claim('an approver who decides a claim goes on with the next one, and reads so once', async () => {
  const queue = 'status=Verified&sort=-filedAt&pageSize=100';
  const client = await signInByCall(own.url, 'approver@northwood.example');
  const { rows } = listed.parse((await client.get(`/api/admin/refunds?${queue}`)).body.data);
  const [first, second] = rows;
  expect(first?.id).toBe(large.id);
  const approver = await person({ baseURL: own.url, viewport: { width: 1280, height: 800 } });
  const { page } = approver;
  await approver.open(`/refunds/details?${new URLSearchParams({ id: large.id, queue }).toString()}`);
  await approver.signIn('approver@northwood.example');
  await page.getByRole('heading', { level: 1, name: new RegExp(large.number) }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(second?.number ?? '-') }).waitFor();
  await page.getByText(`Approved ${large.number} · Next: ${second?.number ?? ''}`).waitFor();
  expect([await page.getByText('Claim approved.').count(), await approver.alerts().count()]).toEqual([0, 0]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
