import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addDays } from '../../domain/calendarDate';
import { axeFindings } from './setup/axe';
import { boardToday } from './setup/boardDay';
import { becomes } from './setup/eventually';
import { fileClaim, signInByCall } from './setup/fileClaim';
import { makeAccount } from './setup/ownAccount';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import { submitButton, writeClaim } from './setup/writeClaim';
import { tooWide } from './setup/width';

const { url, person, claim } = openStage();

const listed = z.object({ total: z.number(), rows: z.array(z.object({ number: z.string() })) });
const record = z.object({
  version: z.number(),
  lines: z.array(z.object({ id: z.string(), amountProposed: z.string() })),
});

/** The server takes the next call to an address, and its answer never comes back. */
async function loseAnswer(who: Person, method: string, address: RegExp): Promise<() => number> {
  let taken = 0;
  who.watch.expectFailures('/api/');
  await who.page.route(address, async (route) => {
    if (route.request().method() !== method || taken > 0) return route.fallback();
    const answer = await route.fetch();
    taken = answer.status();
    return route.abort('connectionreset');
  });
  return () => taken;
}

const DRAFTS = /\/api\/refunds\/drafts\/[^/]+$/;

/** Nothing is saved as a draft until it is released. */
async function holdDrafts(who: Person): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await who.page.route(DRAFTS, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const filedBefore = (who: Person, number: string | RegExp) =>
  who.page.locator('main p').filter({ hasText: 'You submitted this claim on' }).filter({ hasText: number });

const unanswered = (who: Person) => who.page.getByText('so we don’t know if this was saved').first();

claim('a claim whose answer is lost is filed once, and a reload says which claim it became', async () => {
  const account = await makeAccount(url, 'unanswered', 'user', 'user@cedarline.example');
  const user = await person();
  const { page } = user;
  await user.open('/');
  await user.signIn(account.email, { password: account.password });
  await writeClaim(user, { lines: 1 });
  const draft = user.address();
  const claims = async () => listed.parse((await account.client.get('/api/refunds')).body.data);
  const before = (await claims()).total;
  const status = await loseAnswer(user, 'POST', /\/api\/refunds$/);
  // The draft is not saved while the answer is awaited, so that the words about it can be read.
  const release = await holdDrafts(user);
  await submitButton(user).click();
  await becomes(status, 200);
  await unanswered(user).waitFor();
  const { total, rows } = await claims();
  expect(total).toBe(before + 1);
  const number = rows[0]?.number ?? '';

  // Saving the draft finds out, and so does a reload, also from an address that was kept.
  release();
  user.watch.expectStatuses(409);
  await filedBefore(user, number).waitFor();
  expect(await submitButton(user).count()).toBe(0);
  await page.reload();
  await filedBefore(user, number).waitFor();
  expect([...(await axeFindings(page)), ...(await tooWide(page))]).toEqual([]);
  await page.getByRole('link', { name: 'Start another claim' }).click();
  await page.getByRole('radiogroup', { name: 'Fiscal year' }).waitFor();
  expect(user.address()).not.toContain(new URLSearchParams(draft.split('?')[1]).get('draft'));
  await user.open(draft);
  await filedBefore(user, number).waitFor();
  await page.getByRole('link', { name: `View claim ${number}` }).click();
  await user.sees(new RegExp(number));
});

claim('a claim whose answer is lost just before a reload is found again by its draft', async () => {
  const account = await makeAccount(url, 'reloading', 'user', 'user@cedarline.example');
  const user = await person();
  await user.open('/');
  await user.signIn(account.email, { password: account.password });
  await writeClaim(user, { lines: 1 });
  const status = await loseAnswer(user, 'POST', /\/api\/refunds$/);
  const release = await holdDrafts(user);
  await submitButton(user).click();
  await becomes(status, 200);
  await unanswered(user).waitFor();
  user.watch.expectStatuses(409);
  await user.page.reload();
  release();
  await filedBefore(user, /RF-/).waitFor();
});

claim('a payment whose answer is lost is entered once, also after a reload', async () => {
  const admin = await person();
  await admin.open('/admin/payments?view=enter');
  await admin.signIn('admin@northwood.example');
  const { page } = admin;
  await page.getByRole('searchbox', { name: 'Company' }).fill('Pinegrove');
  await page.getByRole('link', { name: 'Pinegrove Lumber Company' }).click();
  await page.getByRole('heading', { name: 'Payment details' }).waitFor();
  await page.getByLabel('Amount').fill('10.25');
  await page.getByLabel('Received on').fill(boardToday());
  await page.getByLabel('Reference').fill('00990017');
  await page.getByRole('button', { name: 'Review payment' }).click();
  const status = await loseAnswer(admin, 'POST', /\/api\/admin\/payments$/);
  await page.getByRole('button', { name: 'Enter payment' }).click();
  await becomes(status, 200);
  await unanswered(admin).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Payment details' }).waitFor();
  await becomes(() => page.getByLabel('Reference').inputValue(), '00990017');
  await page.getByRole('button', { name: 'Review payment' }).click();
  await page.getByRole('link', { name: /A payment with this number is already entered/ }).waitFor();
  await admin.open('/admin/payments?q=00990017');
  await page.getByText('00990017', { exact: true }).waitFor();
  expect(await page.locator('[data-row]').count()).toBe(1);
});

claim('an approval and a release whose answers are lost count once', async () => {
  const filed = await fileClaim(url, 'user@harborpine.example', 1);
  const verifier = await signInByCall(url, 'verifier@northwood.example');
  const read = async () => record.parse((await verifier.get(`/api/refunds/${filed.id}`)).body.data);
  await verifier.post(`/api/refunds/${filed.id}/take-up`, { version: (await read()).version });
  const { version, lines } = await read();
  const verified = await verifier.post(
    `/api/refunds/${filed.id}/verify`,
    {
      version,
      lines: lines.map(({ id, amountProposed }) => ({ lineId: id, amountVerified: amountProposed })),
      comment: '',
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(verified.status).toBe(200);

  const approver = await person();
  await approver.open(`/refunds/details?id=${filed.id}`);
  await approver.signIn('approver@northwood.example');
  await approver.sees(new RegExp(filed.number));
  const approved = await loseAnswer(approver, 'POST', /\/approve$/);
  await approver.page.getByRole('heading', { level: 1 }).focus();
  await approver.page.keyboard.press('a');
  const approve = approver.page.getByRole('dialog').getByRole('button', { name: /^Approve \$/ });
  await approve.click();
  await becomes(approved, 200);
  await unanswered(approver).waitFor();
  await approve.click();
  await approver.page.getByText('Claim approved.').waitFor();
  await approver.page.reload();
  await approver.page.getByRole('heading', { name: 'Payment and offsets' }).waitFor();

  const preparer = await signInByCall(url, 'approver2@northwood.example');
  const ready = z
    .array(z.object({ claimId: z.string(), amount: z.string() }))
    .parse(
      z
        .object({ claims: z.array(z.unknown()) })
        .parse((await preparer.get('/api/admin/paymentruns/ready')).body.data).claims,
    );
  const mine = ready.find(({ claimId }) => claimId === filed.id);
  const prepared = await preparer.post(
    '/api/admin/paymentruns',
    { claimIds: [filed.id], payOn: addDays(boardToday(), 1), total: mine?.amount },
    { 'idempotency-key': randomUUID() },
  );
  expect(prepared.status).toBe(200);
  const { id, number } = z.object({ id: z.string(), number: z.string() }).parse(prepared.body.data);

  const releaser = await person();
  await releaser.open(`/admin/paymentruns?id=${id}`);
  await releaser.signIn('admin@northwood.example');
  await releaser.sees(new RegExp(number));
  const released = await loseAnswer(releaser, 'POST', /\/release$/);
  await releaser.page.getByRole('button', { name: /^Release \$/ }).click();
  const release = releaser.page.getByRole('dialog').getByRole('button', { name: /^Release \$/ });
  await release.click();
  await becomes(released, 200);
  await unanswered(releaser).waitFor();
  await release.click();
  await releaser.page.getByRole('dialog').waitFor({ state: 'detached' });
  await releaser.page.reload();
  await releaser.page.getByRole('button', { name: 'Download payments (CSV)' }).waitFor();
});
