import { z } from 'zod';
import { partsOf } from '../../domain/calendarDate';
import { axeFindings } from './setup/axe';
import { boardToday } from './setup/boardDay';
import { takesFocus } from './setup/browsers';
import { becomes } from './setup/eventually';
import { signInByCall } from './setup/fileClaim';
import { intercept } from './setup/intercept';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import { certifyReport, confirmAll, goOn, pasteInto, quantityOf } from './setup/writeReport';

const { url, person, claim } = openStage({ inSteps: true });

const SAWMILL = 'user@lakeheadsawmills.example';
const BLACKWATER = 'user@blackwater.example';
/** All of it is filed, whatever today is. */
const lastYear = partsOf(boardToday()).year - 1;

let user: Person;
let admin: Person;
let record: string;

const isSound = async ({ page }: Person): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
};
const draftEntity = z.object({
  fiscalYear: z.number(),
  index: z.number(),
  version: z.number(),
  lines: z.array(z.looseObject({})),
});
const periods = z.array(
  z.object({ fiscalYear: z.number(), index: z.number(), lastDay: z.string(), state: z.string() }),
);

claim('the periods to report stand first, with what was begun, and typing outlives a reload', async () => {
  admin = await person();
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  await admin.page.getByText('Live', { exact: true }).waitFor();
  user = await person();
  const { page } = user;
  await user.open('/');
  await user.signIn(SAWMILL);
  await user.goTo('Assessment reports');
  await page.getByRole('link', { name: /^Continue draft/ }).waitFor();
  await isSound(user);
  await page.getByRole('link', { name: /^Continue draft/ }).click();
  await quantityOf(user, 2).fill('1,234.5');
  await page.getByText(/^Saved/).waitFor();
  await page.reload();
  await quantityOf(user, 2).waitFor();
  await becomes(() => quantityOf(user, 2).inputValue(), '1,234.5');
  await isSound(user);
});

claim('edge 4 a colleague who saves the same draft is told of, and nothing typed is lost', async () => {
  const { page } = user;
  const colleague = await signInByCall(url, SAWMILL);
  const address = new URL(page.url()).searchParams;
  const named = `fiscalYear=${address.get('year') ?? ''}&index=${address.get('index') ?? ''}`;
  const { lines, ...draft } = draftEntity.parse(
    (await colleague.get(`/api/assessments/draft?${named}`)).body.data,
  );
  await colleague.send('PUT', '/api/assessments/draft', { ...draft, lines: lines.slice(0, 1) });
  user.watch.expectStatuses(409);
  await quantityOf(user, 2).fill('2000');
  await page.getByText(/saved this draft on .* while you were editing/).waitFor();
  await isSound(user);
  await page.getByRole('button', { name: /^Use lines from/ }).click();
  await page.getByText('Your own lines are still available.').waitFor();
  await becomes(() => quantityOf(user, 2).count(), 0);
  await page.getByRole('button', { name: 'Restore my lines' }).click();
  await becomes(() => quantityOf(user, 2).inputValue(), '2,000');
});

claim('H33 lines come from a spreadsheet and from a file, and what cannot be read is named', async () => {
  const { page } = user;
  const last = await page.getByLabel('Date of line 1', { exact: true }).inputValue();
  await pasteInto(quantityOf(user, 2), '400000\t\r\n1.2.3\tCA\r\n');
  // The second line holds a quantity already, and is not written over without a word.
  await page.getByRole('button', { name: 'Replace 1 line' }).click();
  await becomes(() => quantityOf(user, 3).inputValue(), '1.2.3');
  await goOn(user);
  await page.getByRole('link', { name: /^Line 3: This isn’t a quantity/ }).click();
  await takesFocus(quantityOf(user, 3));
  await isSound(user);
  await page.keyboard.press('Control+Delete');
  await page.getByRole('button', { name: 'Upload a spreadsheet' }).click();
  await page.getByLabel('File with lines').setInputFiles({
    name: 'third.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Kind,Quantity\n${last},exported,12.5\n2026-02-30,shipped,5\n`),
  });
  await page.getByText(/1 line added from third\.csv\. 1 row has errors and wasn’t added/).waitFor();
  await page.getByRole('cell', { name: '2026-02-30' }).waitFor();
  await becomes(() => quantityOf(user, 3).inputValue(), '12.5');
  await isSound(user);
});

claim(
  'H08 a session that ends in the middle is said, and signing in again brings every line back',
  async () => {
    const { page } = user;
    const written = page.url();
    // What was typed before is on the server: its call would find the session gone while the next is typed.
    await page.getByText(/^Saved/).waitFor();
    user.watch.expectStatuses(401);
    const token = await page.evaluate(() => {
      const stored: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
      return Object.assign({ token: '' }, stored).token;
    });
    // Signed out elsewhere: the server knows this session no more, and this tab does not know it yet.
    await user.context.request.post('/api/Authenticate/logout', {
      headers: { authorization: `Bearer ${token}` },
      data: {},
    });
    await quantityOf(user, 3).fill('13.75');
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.getByText('Unable to refresh user token').waitFor();
    await user.signIn(SAWMILL);
    await quantityOf(user, 3).waitFor();
    await becomes(() => page.url(), written);
    await becomes(() => quantityOf(user, 3).inputValue(), '13.75');
    await becomes(() => quantityOf(user, 2).inputValue(), '400,000');
    await isSound(user);
    await quantityOf(user, 3).fill('12.5');
  },
);

claim('edge 5 a quantity hundreds of times the usual must be confirmed before it is certified', async () => {
  const { page } = user;
  await goOn(user);
  await page.getByText(/Did you use a smaller unit\?/).waitFor();
  await isSound(user);
  await goOn(user);
  await page.getByRole('heading', { name: 'There’s 1 problem to fix' }).waitFor();
  await page.getByRole('checkbox', { name: 'I checked this and it’s correct' }).check();
  await page.getByText('Show calculation').click();
  await page.getByText(/rounded to the nearest cent/).waitFor();
  await goOn(user);
  await page.getByRole('heading', { name: 'Certification' }).waitFor();
  await page.getByRole('button', { name: 'Submit report' }).click();
  await page.getByRole('link', { name: 'Certify that the report is true and complete.' }).waitFor();
  await isSound(user);
});

claim('H11 five presses send one report, the receipt names it, and the board hears of it', async () => {
  const { page } = user;
  await certifyReport(user);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/assessments'))
      sent.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Submit report' }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Report submitted' }).waitFor();
  expect(sent).toHaveLength(1);
  await page.getByText(/^RC-\d{4}-\d{6}$/).waitFor();
  await isSound(user);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download filing receipt (PDF)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^RC-.*\.pdf$/);
  await page.getByRole('link', { name: 'Open report' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  record = user.address();
  await isSound(user);
});

claim('the board returns it with a reason, the company corrects it, and the board accepts it', async () => {
  await admin.open(record);
  const { page } = admin;
  await page.getByRole('button', { name: 'Return to company' }).click();
  await isSound(admin);
  await page.getByLabel('Message to company').first().fill('Which trucks?');
  await page.getByRole('button', { name: 'Return report' }).click();
  await page.getByText('Report returned. The company can see your reason.').waitFor();
  await isSound(admin);

  await user.open(record);
  await user.page.getByText('Which trucks?').first().waitFor();
  await isSound(user);
  await user.page.getByRole('link', { name: 'Correct and resubmit' }).click();
  await quantityOf(user, 2).waitFor();
  await becomes(() => quantityOf(user, 2).inputValue(), '400,000');
  await quantityOf(user, 2).fill('40000');
  await goOn(user);
  await confirmAll(user);
  await goOn(user);
  await certifyReport(user);
  const received = admin.receives(/R-\d{4}-Q\d/);
  await user.page.getByRole('button', { name: 'Submit report' }).click();
  await user.page.getByRole('heading', { level: 1, name: 'Report submitted' }).waitFor();
  await received;
  // The record on the administrator's screen follows by itself.
  await page.getByRole('button', { name: 'Accept report' }).click();
  await isSound(admin);
  await page.getByRole('dialog').getByRole('button', { name: 'Accept report' }).click();
  await page.getByText('Report accepted. We notified the company.').waitFor();
});

claim(
  'edge 2 an amendment shows what it moves in later periods, before it is sent and accepted',
  async () => {
    const { page } = user;
    await user.open('/assessments');
    await page
      .locator('[data-row-link]', { hasText: `R-${lastYear}-Q1` })
      .first()
      .click();
    await page.getByRole('link', { name: 'Amend report' }).click();
    await quantityOf(user, 1).fill('14900');
    await goOn(user);
    await page.getByRole('heading', { name: 'Effects of the amendment' }).waitFor();
    await page.locator('.effects-table tbody tr').nth(1).waitFor();
    await isSound(user);
    await confirmAll(user);
    await goOn(user);
    await page.getByLabel('Reason', { exact: true }).fill('A yard was left out.');
    await certifyReport(user);
    await isSound(user);
    await page.getByRole('button', { name: 'Submit amendment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Amendment submitted' }).waitFor();
    await page.getByRole('link', { name: 'Open report' }).click();
    await page.getByRole('heading', { name: 'Effects of accepting' }).waitFor();
    await page.getByRole('heading', { name: 'Compare versions' }).waitFor();
    await isSound(user);

    await admin.open(user.address());
    // What was seen a while ago: the year has moved since, and the server's word counts.
    const stop = await intercept(admin.page, '**/api/assessments/*/amendment', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(/"totalDifference":"[^"]*"/, '"totalDifference":"-1.00"');
      await route.fulfill({ response: answer, body: text });
    });
    await admin.page.reload();
    await admin.page.getByRole('button', { name: 'Accept report', exact: true }).click();
    admin.watch.expectStatuses(409);
    const outdated = admin.page.getByRole('button', { name: 'Accept difference of -$1.00' });
    await outdated.waitFor();
    stop();
    await outdated.click();
    await admin.page
      .getByText(/The figures changed while you were viewing them\. The difference was -\$1\.00/)
      .waitFor();
    await isSound(admin);
    const accept = admin.page.getByRole('button', { name: /^Accept difference of (?!-\$1\.00)/ });
    await accept.click();
    await admin.page.getByText('Report accepted. We notified the company.').waitFor();
    await user.page.reload();
    await user.page.getByText('Accepted', { exact: true }).first().waitFor();
  },
);

claim('edge 4 two people on one period: the first wins, and the second loses nothing', async () => {
  const writer = await person();
  const { page } = writer;
  const colleague = await signInByCall(url, BLACKWATER);
  const open = periods
    .parse((await colleague.get('/api/assessments/periods')).body.data)
    // The board has returned one of theirs.
    .find(({ state }) => state === 'returned');
  if (open === undefined) throw new Error('Blackwater has nothing to correct');
  await writer.open('/');
  await writer.signIn(BLACKWATER);
  await writer.open(`/assessments/create?year=${open.fiscalYear}&index=${open.index}`);
  await quantityOf(writer, 1).fill('5950');
  await goOn(writer);
  await page.getByText('Show calculation').waitFor();
  await confirmAll(writer);
  await goOn(writer);
  await certifyReport(writer);
  const { fiscalYear, index, lastDay } = open;
  const answer = await colleague.post(
    '/api/assessments',
    {
      fiscalYear,
      index,
      lines: [{ kind: 'SHIPPED', date: lastDay, description: '', quantity: '5900', country: null }],
      certification: { isTrue: true, name: 'Colleague', title: '' },
      confirmed: ['ten-times-last', 'tenth-of-last'],
    },
    { 'idempotency-key': 'the-colleague-was-faster' },
  );
  expect(answer.status).toBe(200);
  writer.watch.expectStatuses(400, 409);
  await page.getByRole('button', { name: 'Submit report' }).click();
  await page.getByText(/Your entries are safe\./).waitFor();
  await isSound(writer);
  await page.getByRole('button', { name: 'Amend report with my lines' }).click();
  await page.getByRole('heading', { level: 1, name: /^Amend report/ }).waitFor();
  await becomes(() => quantityOf(writer, 1).inputValue(), '5,950');
});

const listed = z.object({ rows: z.array(z.object({ id: z.string() })) });
const filedLines = z.object({ lines: z.array(z.looseObject({})) });

claim('the last report’s lines begin a new one, moved into its period, and nothing is sent', async () => {
  // No other journey reports for this company.
  const email = 'user@tamarackridge.example';
  const client = await signInByCall(url, email);
  const reports = async () =>
    listed.parse((await client.get('/api/assessments?sort=-dueDate')).body.data).rows;
  const before = await reports();
  const { lines } = filedLines.parse((await client.get(`/api/assessments/${before[0]?.id ?? ''}`)).body.data);
  const owner = await person();
  const { page } = owner;
  await owner.open('/');
  await owner.signIn(email);
  await owner.goTo('Assessment reports');
  await page
    .getByRole('link', { name: /^Start (draft|report)/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^Copy / }).click();
  await page.getByText(/lines? copied from/).waitFor();
  await quantityOf(owner, lines.length).waitFor();
  const first = /between (.+) and (.+)\. We use/.exec(await page.getByText(/^Add one line per/).innerText());
  const dates = await page
    .getByLabel(/^Date of line/)
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')));
  for (const date of dates.filter((each) => each !== '')) {
    expect(Date.parse(date)).toBeGreaterThanOrEqual(Date.parse(`${first?.[1] ?? ''} UTC`));
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.parse(`${first?.[2] ?? ''} UTC`));
  }
  expect(dates).toHaveLength(lines.length);
  await isSound(owner);
  expect(await reports()).toEqual(before);
});
