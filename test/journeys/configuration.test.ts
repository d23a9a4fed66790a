import { z } from 'zod';
import { addDays, partsOf } from '../../domain/calendarDate';
import { boardToday } from './setup/boardDay';
import { signInByCall } from './setup/fileClaim';
import { startOwnProduct } from './setup/ownProduct';
import type { ServerProcess } from './setup/serverProcess';
import { axeFindings } from './setup/axe';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage();
const ADMIN = 'admin@northwood.example';
const PAYER = 'user@pinegrove.example';

const reports = z.object({ rows: z.array(z.object({ id: z.string(), amountDue: z.string() })) });
const preview = z.object({ parts: z.array(z.object({ rate: z.string() })) });
const outbox = z.object({ data: z.array(z.object({ kind: z.string(), subject: z.string().nullable() })) });

let own: ServerProcess;
beforeAll(async () => {
  own = await startOwnProduct('configuration');
});
afterAll(() => own.stop());
const arrive = () => person({ baseURL: own.url });

const tomorrow = addDays(boardToday(), 1);

/** The rate by which a quantity shipped on a day would be assessed now. */
async function rateOn(date: string): Promise<string | undefined> {
  const payer = await signInByCall(own.url, PAYER);
  const { year, month } = partsOf(tomorrow);
  const answer = await payer.post('/api/assessments/preview', {
    fiscalYear: year,
    index: Math.ceil(month / 3),
    lines: [{ date, kind: 'SHIPPED', description: '', country: null, quantity: '20000' }],
  });
  return preview.parse(answer.body.data).parts[0]?.rate;
}

async function filedReports(): Promise<unknown> {
  const payer = await signInByCall(own.url, PAYER);
  return reports.parse((await payer.get('/api/assessments')).body.data);
}

claim(
  'a rate from a day on: looked at, saved, used from then, and nothing that was computed changes',
  async () => {
    const before = await filedReports();
    const admin = await arrive();
    const other = await arrive();
    const { page } = admin;
    for (const each of [admin, other]) {
      await each.open('/admin/configuration?view=edit&section=rates');
      await each.signIn(ADMIN);
      await each.page.getByLabel('New rate effective from').waitFor();
      const sections = each.page.getByRole('navigation', { name: 'Form sections' });
      expect(await sections.getByText('Changed').count()).toBe(0);
    }
    // Somebody else begins on the same version, and is overtaken.
    await other.page.getByLabel('Published in').last().fill('86 FR 11387 (corrected)');

    await page.getByLabel('New rate effective from').fill(tomorrow);
    await page.getByRole('button', { name: 'Add rate', exact: true }).click();
    const rate = page.getByRole('row', { name: /^Rate 3(?!:)/ });
    await rate.getByLabel(/^Rate per/).fill('1,047');
    await page.getByRole('button', { name: 'Review changes' }).click();
    // What is wrong is found from the page of another section.
    await page
      .getByRole('navigation', { name: 'Form sections' })
      .getByRole('link', { name: 'Board' })
      .click();
    await page.getByRole('link', { name: /^Rate 3: rate: This could be two different numbers/ }).click();
    await rate.locator('input:focus').waitFor();
    await rate.getByLabel(/^Rate per/).fill('0,47');
    // A Customs rate that no longer fits is named in its cell, with the one that would.
    const customs = rate.getByLabel(/^Customs rate per m3/);
    expect(await customs.inputValue()).toBe('0.1992');
    await customs.fill('0.1737');
    await rate.getByText('0,47 × 0.423776001 = 0.1992').waitFor();
    await rate.getByRole('button', { name: 'Use 0.1992' }).click();
    expect(await customs.inputValue()).toBe('0.1992');
    await settle(admin);
    expect([...(await axeFindings(page)), ...(await tooWide(page))]).toEqual([]);
    // The rate before it always ends the day before.
    await rate.getByLabel('Effective from').fill(addDays(tomorrow, -400));
    await page.getByRole('button', { name: 'Review changes' }).click();
    await page
      .getByRole('link', { name: /^Rate 3: effective from: |^Rate 2: effective from: / })
      .first()
      .waitFor();
    await rate.getByLabel('Effective from').fill(tomorrow);
    await page.getByRole('button', { name: 'Review changes' }).click();

    const review = page.getByRole('region', { name: 'Review changes' });
    await review.getByRole('row', { name: /Rate 3: rate.*0\.47/ }).waitFor();
    await review.getByText(/Existing calculations don’t change/).waitFor();
    await review.getByRole('button', { name: 'Save configuration' }).click();
    await review.getByText('Enter a reason for the change.').waitFor();
    await review.getByLabel('Reason').fill('Decided by the board');
    await review.getByRole('button', { name: 'Save configuration' }).click();
    await page.getByText(/^The change is saved but not in effect\./).waitFor();

    // 74: one administrator alone changes nothing.
    expect(await rateOn(tomorrow)).not.toBe('0.47');
    const waiting = page.getByRole('article', { name: /^Waiting for a second administrator/ });
    await waiting.getByText(/You requested this, so another person must approve it/).waitFor();
    const second = await arrive();
    await second.open('/admin/configuration');
    await second.signIn('admin2@northwood.example');
    const asked = second.page.getByRole('article', { name: /^Waiting for a second administrator/ });
    await asked.getByRole('row', { name: /Rate 3: rate.*0\.47/ }).waitFor();
    await settle(second);
    expect([...(await axeFindings(second.page)), ...(await tooWide(second.page))]).toEqual([]);
    await asked.getByRole('button', { name: 'Confirm configuration' }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Confirm configuration' }).click();
    await asked.waitFor({ state: 'detached' });
    await waiting.waitFor({ state: 'detached' });

    expect(await rateOn(tomorrow)).toBe('0.47');
    expect(await filedReports()).toEqual(before);

    other.watch.expectStatuses(409);
    const theirs = other.page;
    await theirs.getByRole('button', { name: 'Review changes' }).click();
    await theirs.getByLabel('Reason').fill('A slip of the pen');
    await theirs.getByRole('button', { name: 'Save configuration' }).click();
    const stale = theirs.locator('.alert', { hasText: 'The configuration changed while you were editing' });
    await stale.getByRole('row', { name: /Rate 3: rate.*0\.47/ }).waitFor();
    await stale.getByRole('button', { name: 'Reapply my changes' }).click();
    await theirs.getByRole('button', { name: 'Discard changes' }).click();
    await theirs.getByText('No changes yet.').waitFor();

    await admin.open('/admin/configuration?view=history');
    await page.getByText('Reason: Decided by the board').waitFor();
    await page
      .getByRole('row', { name: /Rate 3: rate.*0\.47/ })
      .first()
      .waitFor();
  },
);

claim('a limit for a later day: scheduled and canceled by two people, shown until then', async () => {
  const admin = await arrive();
  const { page } = admin;
  await admin.open('/admin/configuration?view=edit&section=refunds');
  await admin.signIn(ADMIN);
  const day = addDays(boardToday(), 40);
  await page.getByLabel('Minimum refund').fill('25.00');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('region', { name: 'Review changes' });
  await review.getByLabel('Takes effect on').fill(addDays(boardToday(), -1));
  await review.getByLabel('Reason').fill('From the next year on');
  admin.watch.expectStatuses(400);
  await review.getByRole('button', { name: 'Save configuration' }).click();
  await review.getByText(/^Choose a day from /).waitFor();
  await review.getByLabel('Takes effect on').fill(day);
  await settle(admin);
  expect([...(await axeFindings(page)), ...(await tooWide(page))]).toEqual([]);
  await review.getByRole('button', { name: 'Save configuration' }).click();

  const second = await arrive();
  await second.open('/admin/configuration');
  await second.signIn('admin2@northwood.example');
  const confirm = async (name: string): Promise<void> => {
    await second.page.getByRole('button', { name }).click();
    await second.page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await second.page.getByText(/Takes effect \w{3} \d/).waitFor();
  await confirm('Confirm configuration');

  const scheduled = page.getByRole('article', { name: /^Takes effect / });
  await scheduled.getByRole('row', { name: /Minimum refund.*25/ }).waitFor();
  await page.getByText(/^A change is scheduled for /).waitFor();
  await settle(admin);
  expect([...(await axeFindings(page)), ...(await tooWide(page))]).toEqual([]);
  await scheduled.getByRole('button', { name: 'Cancel scheduled change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the scheduled change?' });
  await dialog.getByRole('textbox').fill('The board postponed it');
  await dialog.getByRole('button', { name: 'Cancel scheduled change' }).click();
  await confirm('Confirm cancellation');
  await scheduled.waitFor({ state: 'detached' });

  await admin.open('/admin/configuration?view=history');
  await page.getByText(/^Scheduled change canceled by /).waitFor();
  await page.getByText(/and canceled before then\. It never took effect\.$/).waitFor();
});

claim(
  'a template with a place nobody fills is refused; a good one is what a reminder from the grid says',
  async () => {
    const admin = await arrive();
    const { page } = admin;
    await admin.open('/admin/configuration?view=texts&text=mail:report-reminder&language=en');
    await admin.signIn(ADMIN);
    const subject = page.getByLabel('Subject');
    await subject.fill('Please report {{period}} {{yaer}}');
    await page.getByRole('button', { name: 'Save text' }).click();
    await page.getByRole('link', { name: /You can’t use \{\{yaer\}\} in this text/ }).waitFor();
    await subject.fill('Please report {{period}} {{year}}');
    await page.getByText('Please report Q3 2026', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save text' }).click();
    await page.getByText('Saved. The new text applies from now on.').waitFor();

    await admin.open('/admin/reports?show=missing');
    const grid = page.getByRole('grid', { name: 'Reports by company and period' });
    const missing = grid.getByRole('button', { name: /: Missing\. Due / }).first();
    await missing.waitFor();
    const marked = await missing.getAttribute('aria-label');
    // By keyboard alone: to the first company, along its periods, and into the missing one.
    await grid.focus();
    await page.keyboard.press('ArrowDown');
    for (let column = 0; column < 12; column += 1) {
      const id = await grid.getAttribute('aria-activedescendant');
      const here = page.locator(`[id="${id ?? ''}"] [aria-label]`);
      if ((await here.count()) > 0 && (await here.getAttribute('aria-label')) === marked) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Send reminders for missing reports' });
    await dialog.getByText('By email: 1. No email address: 0. Nothing has been sent yet.').waitFor();
    const letters = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download 1 letter' }).click();
    expect((await letters).suggestedFilename()).toMatch(/^reminders-\d{4}-Q[1-4]\.pdf$/);
    await dialog.getByRole('button', { name: 'Send 1 reminder' }).click();
    await dialog.getByText('Reminder sent by email').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const { data } = outbox.parse(await (await fetch(`${own.url}/api/outbox`)).json());
    expect(data.find(({ kind }) => kind === 'report-reminder')?.subject).toMatch(
      /^Please report Q[1-4] \d{4}$/,
    );

    const reader = await arrive();
    await reader.open('/admin/reports');
    await reader.signIn('readonly@northwood.example');
    await reader.page.getByRole('grid').waitFor();
    expect(await reader.page.getByRole('button', { name: 'Send reminders' }).count()).toBe(0);
  },
);
