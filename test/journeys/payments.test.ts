import { randomUUID } from 'node:crypto';
import { text as textOf } from 'node:stream/consumers';
import type { FrameLocator, Locator } from 'playwright-core';
import { z } from 'zod';
import { formatMoney, money } from '../../domain/money';
import { TEST_CARDS } from '../../server/cardStandIn/testCards';
import { axeFindings } from './setup/axe';
import { boardToday } from './setup/boardDay';
import { isStored } from './setup/browsers';
import { becomes } from './setup/eventually';
import { signInByCall } from './setup/fileClaim';
import { openCardRoom, type CardRoom } from './setup/cardRoom';
import { intercept } from './setup/intercept';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const stage = openStage({ inSteps: true });
const { claim } = stage;
const COMPANY = 'Blackwater Forest Products, L.P.';
const PAYER = 'user@blackwater.example';
const FRAME = 'iframe[title="Secure payment input frame"]';
let room: CardRoom;
let user: Person;
let admin: Person;
let report = '';

beforeAll(async () => {
  room = await openCardRoom();
});
afterAll(() => room.close());

const arrive = async (email: string, address = '/'): Promise<Person> => {
  const who = await stage.person({ baseURL: room.server.url });
  await who.open(address);
  await who.signIn(email);
  return who;
};
const faults = async (who: Person): Promise<readonly string[]> => {
  await settle(who);
  return [...(await axeFindings(who.page)), ...(await tooWide(who.page))];
};
const fields = (who: Person): FrameLocator => who.page.frameLocator(FRAME);
const payButton = (who: Person): Locator => who.page.getByRole('button', { name: /^Pay \$/ });
const alertOf = (who: Person, words: string | RegExp): Locator =>
  who.page.getByRole('alert').filter({ hasText: words });
/** From the account to the form of the report that is owed longest. */
async function toPay(who: Person): Promise<void> {
  await who.open('/ledger');
  await who.page
    .getByRole('link', { name: /^Pay now/ })
    .first()
    .click();
  await who.page.getByRole('heading', { level: 1, name: /^Pay report R-/ }).waitFor();
  report = (await who.heading().innerText()).replace('Pay report ', '');
}
async function typeCard(who: Person, number: string): Promise<void> {
  await payButton(who).waitFor();
  await fields(who).getByLabel('Card number').fill(number);
  await fields(who).getByLabel('Expiration date').fill('12 / 34');
  await fields(who).getByLabel('Security code').fill('123');
}
const receipt = async (who: Person): Promise<string> => {
  await who.page.getByRole('heading', { level: 1, name: 'Payment received' }).waitFor();
  return who.page.getByText(/^pi_/).innerText();
};
const charged = (): readonly string[] =>
  room.standIn.events
    .filter(({ type }) => type === 'payment_intent.succeeded')
    .map(({ data }) => data.object.id);
const rowsOf = async (who: Person, intent: string): Promise<number> => {
  await who.open(`/ledger?q=${intent}`);
  await who.page.locator('[data-row], .empty-state').first().waitFor();
  return who.page.locator('[data-row]').count();
};

claim('49 the provider’s script is asked for on no screen but the one that pays', async () => {
  user = await stage.person({ baseURL: room.server.url });
  const asked: string[] = [];
  user.page.on('request', (request) => {
    if (request.url().startsWith(room.standIn.card.apiUrl)) asked.push(request.url());
  });
  await user.open('/?record');
  await user.signIn(PAYER);
  await user.goTo('Account and payments');
  await user.page.getByRole('heading', { name: 'Amount due' }).waitFor();
  expect(await faults(user)).toEqual([]);
  expect(asked).toEqual([]);
  await toPay(user);
  await payButton(user).waitFor();
  expect(asked[0]).toBe(room.standIn.card.scriptUrl);
  expect(await faults(user)).toEqual([]);
});

claim('the balance as of any day is in the address, and a reload shows the same', async () => {
  const before = '2026-01-31';
  await user.open('/ledger');
  await user.page.getByLabel('Show balance as of').fill(before);
  await user.page.getByText('Balance on Jan 31, 2026').waitFor();
  await user.arrivesAt(`/ledger?to=${before}`);
  await settle(user);
  const shown = await user.page.locator('.ledger-balance').innerText();
  await user.page.reload();
  await user.page.getByText('Balance on Jan 31, 2026').waitFor();
  await becomes(() => user.page.locator('.ledger-balance').innerText(), shown);
  await user.page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    user.page.waitForEvent('download'),
    user.page.getByRole('button', { name: 'Download statement (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/2026-01-31\.csv$/);
});

claim('a declined card is told in the provider’s words, and nothing is entered', async () => {
  user.watch.expectStatuses(402);
  await toPay(user);
  await payButton(user).waitFor();
  await payButton(user).click();
  await alertOf(user, 'Your card number is incomplete.').waitFor();
  await typeCard(user, TEST_CARDS['insufficient-funds']);
  await payButton(user).click();
  await alertOf(user, 'Your card has insufficient funds. You were not charged.').waitFor();
  expect(await faults(user)).toEqual([]);
  expect(charged()).toEqual([]);
});

claim(
  'the bank asks back: who fails is told so, who completes has paid, and the browser heard first',
  async () => {
    await typeCard(user, TEST_CARDS['asks-back']);
    const bank = user.page.frameLocator('iframe[title="Bank authentication"]');
    await payButton(user).click();
    await bank.getByRole('button', { name: 'Fail authentication' }).click();
    await alertOf(user, /unable to authenticate/).waitFor();
    await payButton(user).click();
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    const intent = await receipt(user);
    expect(charged()).toEqual([intent]);
    expect(await faults(user)).toEqual([]);
    expect(await room.entriesOf(intent)).toBe(1);
    expect(await rowsOf(user, intent)).toBe(1);
  },
);

claim(
  'edge 25 staff take the payment back, the report is owed again and the late clock runs on',
  async () => {
    admin = await arrive('admin@northwood.example');
    await admin.goTo('Payments');
    const intent = charged()[0] ?? '';
    await admin.page.getByRole('searchbox').fill(intent);
    await admin.page.getByRole('link', { name: intent }).click();
    await admin.page.getByRole('heading', { level: 1, name: `Payment ${intent}` }).waitFor();
    expect(await faults(admin)).toEqual([]);
    await admin.page.getByRole('button', { name: 'Reverse payment…' }).click();
    await admin.page.getByRole('button', { name: 'Reverse payment', exact: true }).click();
    await admin.page.getByText('Choose a reason.').waitFor();
    expect(await faults(admin)).toEqual([]);
    await admin.page.getByText('Entered by mistake').click();
    await admin.page.getByLabel('Reversal date').fill(boardToday());
    const seen = admin.receives(/is reversed/);
    await admin.page.getByRole('button', { name: 'Reverse payment', exact: true }).click();
    await seen;
    await admin.page.getByText('A reversed payment isn’t applied to any report.').waitFor();
    await admin.page.getByText(/^Late charges and interest run from each due date/).waitFor();
    await admin.page.getByRole('table', { name: 'Amounts due by report' }).waitFor();
    expect(await faults(admin)).toEqual([]);
  },
);

claim('a remainder is written off with a reason, and the report says so', async () => {
  await admin.open(`/admin/reports?view=list&q=${report}`);
  await admin.page.locator('[data-row-link]').first().click();
  await admin.page.getByRole('heading', { level: 1, name: report }).waitFor();
  await admin.page.getByRole('button', { name: 'Write off balance…' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel('Amount to write off').fill('99000');
  await dialog.getByRole('textbox', { name: /words|reason/i }).fill('Not worth another letter');
  await dialog.getByRole('button', { name: 'Write off amount', exact: true }).click();
  await dialog
    .getByText(/is due\. Enter that amount or less\./)
    .first()
    .waitFor();
  expect(await faults(admin)).toEqual([]);
  await dialog.getByLabel('Amount to write off').fill('1.25');
  const seen = admin.receives(/\$1\.25 was written off/);
  await dialog.getByRole('button', { name: 'Write off amount', exact: true }).click();
  await seen;
  await admin.page.getByText(/written off by the board/).waitFor();
  expect(await faults(admin)).toEqual([]);
});

claim(
  'edge 24, H14 pressed twice, the message first and then twice more: charged once, entered once',
  async () => {
    room.standIn.announce(`${room.server.url}/api/payments/card/webhook`);
    await toPay(user);
    await typeCard(user, TEST_CARDS.good);
    // The provider's message is at the server before the browser has its answer.
    const stop = await intercept(user.page, '**/confirm', async (route) => {
      const response = await route.fetch();
      await becomes(() => room.entriesOf(charged()[1] ?? ''), 1);
      await route.fulfill({ response });
    });
    await payButton(user).dblclick();
    const intent = await receipt(user);
    stop();
    expect(charged()).toHaveLength(2);
    expect(charged()[1]).toBe(intent);
    const event = room.standIn.events.find(
      ({ type, data }) => type === 'payment_intent.succeeded' && data.object.id === intent,
    );
    const again = () =>
      fetch(`${room.standIn.card.apiUrl}/v1/events/${event?.id ?? ''}/retry`, {
        method: 'POST',
        headers: { authorization: `Bearer ${room.standIn.card.secretKey}` },
      });
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect(await rowsOf(user, intent)).toBe(1);
    expect(await room.entriesOf(intent)).toBe(1);
  },
);

claim('a check is entered after its way was shown, and entered once', async () => {
  await admin.open('/admin/payments?view=enter');
  await admin.page.getByRole('searchbox', { name: 'Company' }).fill('Blackwater');
  await admin.page.getByRole('link', { name: COMPANY }).click();
  await admin.page.getByRole('heading', { name: 'Payment details' }).waitFor();
  await admin.page.getByRole('button', { name: 'Review payment' }).click();
  await admin.page.getByRole('link', { name: 'Enter the amount.' }).waitFor();
  expect(await faults(admin)).toEqual([]);
  await admin.page.getByLabel('Amount').fill('10.25');
  await admin.page.getByLabel('Received on').fill(boardToday());
  await admin.page.getByLabel('Reference').fill('00170042');
  await isStored(admin.page, '00170042');
  await admin.page.reload();
  await admin.page.getByRole('heading', { name: 'Payment details' }).waitFor();
  await becomes(() => admin.page.getByLabel('Reference').inputValue(), '00170042');
  await becomes(() => admin.page.getByLabel('Amount').inputValue(), '10.25');
  await admin.page.getByRole('button', { name: 'Review payment' }).click();
  await admin.page.getByRole('heading', { name: 'Review payment' }).waitFor();
  expect(await faults(admin)).toEqual([]);
  await admin.page.getByRole('button', { name: 'Enter payment' }).dblclick();
  await admin.page.getByRole('heading', { level: 1, name: 'Payment entered' }).waitFor();
  expect(await faults(admin)).toEqual([]);
  await admin.open('/admin/payments?q=00170042');
  await admin.page.getByText('00170042', { exact: true }).waitFor();
  expect(await admin.page.locator('[data-row]').count()).toBe(1);
  await admin.open('/admin/payments?view=enter');
  await admin.page.getByRole('searchbox', { name: 'Company' }).fill('Blackwater');
  await admin.page.getByRole('link', { name: COMPANY }).click();
  await admin.page.getByLabel('Amount').fill('10.25');
  await admin.page.getByLabel('Received on').fill(boardToday());
  await admin.page.getByLabel('Reference').fill('00170042');
  admin.watch.expectStatuses(400);
  await admin.page.getByRole('button', { name: 'Review payment' }).click();
  await admin.page.getByRole('link', { name: /A payment with this number is already entered/ }).waitFor();
  const reader = await arrive('readonly@northwood.example');
  await reader.open('/admin/payments');
  await reader.page.getByText('The read-only role can’t make changes.').first().waitFor();
});

claim('H27 credit is paid back on request, as far as no report needs it, and entered once', async () => {
  await admin.open('/admin/payments');
  await admin.page.getByRole('link', { name: 'Refund credit' }).click();
  await admin.page.getByRole('searchbox', { name: 'Company' }).fill('Pinegrove');
  await admin.page.getByRole('link', { name: 'Pinegrove Lumber Company' }).click();
  await admin.page.getByText(/^Available credit: \$/).waitFor();
  await admin.page.getByLabel('Amount').fill('99,000.00');
  await admin.page.getByLabel('Check or ACH number').fill('WIRE-77');
  admin.watch.expectStatuses(400);
  await admin.page.getByRole('button', { name: 'Record refund' }).click();
  await admin.page.getByRole('link', { name: /Enter that amount or less/ }).waitFor();
  expect(await faults(admin)).toEqual([]);
  await admin.page.getByLabel('Amount').fill('100.00');
  const seen = admin.receives(/Recorded a credit refund of \$100\.00/);
  await admin.page.getByRole('button', { name: 'Record refund' }).dblclick();
  await seen;
  await admin.page.getByText('WIRE-77').first().waitFor();
  expect(await admin.page.getByText('WIRE-77').count()).toBe(1);
});

claim(
  'edge 24 the browser is closed in the middle: the account shows the truth, and nothing can be paid twice',
  async () => {
    await owe();
    const before = charged().length;
    const leaving = await arrive(PAYER);
    await toPay(leaving);
    const number = report;
    await typeCard(leaving, TEST_CARDS.good);
    const sent = leaving.page.waitForRequest(/\/confirm$/);
    // The answer never reaches the browser.
    await leaving.page.route('**/confirm', async (route) => {
      await route.fetch();
    });
    await payButton(leaving).click();
    await sent;
    await becomes(() => charged().length, before + 1);
    await leaving.context.close();
    const intent = charged().at(-1) ?? '';
    const back = await arrive(PAYER, '/ledger');
    await back.page.getByRole('heading', { name: 'Amount due' }).waitFor();
    await becomes(() => room.entriesOf(intent), 1);
    expect(await rowsOf(back, intent)).toBe(1);
    await back.open('/ledger');
    await settle(back);
    expect(await back.page.getByRole('link', { name: `Pay now ${number}` }).count()).toBe(0);
  },
);

claim(
  'H82 a check that came while the card form was open is taken off before the card is charged',
  async () => {
    const payer = await arrive(PAYER);
    await owe();
    const before = charged().length;
    await toPay(payer);
    await typeCard(payer, TEST_CARDS.good);
    const shown = await payButton(payer).innerText();
    const board = await signInByCall(room.server.url, 'admin@northwood.example');
    const company = z
      .object({ rows: z.array(z.object({ id: z.string() })) })
      .parse((await board.get('/api/admin/companies?q=Blackwater')).body.data).rows[0];
    const entered = await board.post(
      '/api/admin/payments',
      {
        companyId: company?.id,
        kind: 'PAYMENT_CHECK',
        amount: '1.50',
        receivedOn: boardToday(),
        reference: '00170043',
        reportId: null,
      },
      { 'idempotency-key': randomUUID() },
    );
    expect([entered.status, entered.text]).toEqual([200, expect.any(String)]);
    await payButton(payer).click();
    const now = formatMoney(money(shown.replace(/[^\d.]/g, '')) - 150n);
    const said = new RegExp(
      `changed from .* to \\$${now.replace(/\B(?=(\d{3})+\.)/g, ',')} while this page was open`,
    );
    await alertOf(payer, said).waitFor();
    expect(charged()).toHaveLength(before);
    expect(await faults(payer)).toEqual([]);
    await payButton(payer).click();
    const intent = await receipt(payer);
    expect(charged()).toHaveLength(before + 1);
    const succeeded = room.standIn.events.find(
      ({ type, data }) => type === 'payment_intent.succeeded' && data.object.id === intent,
    );
    expect(succeeded?.data.object.amount).toBe(Number(money(now)));
  },
);

claim(
  'H21 a script that is kept back is told of, and trying again brings the form without a reload',
  async () => {
    const blocked = await arrive(PAYER);
    blocked.watch.expectFailures(room.standIn.card.apiUrl, 'script failed');
    const { scriptUrl } = room.standIn.card;
    await owe();
    const stop = await intercept(blocked.page, scriptUrl, (route) => route.abort());
    await toPay(blocked);
    await alertOf(blocked, 'The card form didn’t load.').waitFor();
    expect(await faults(blocked)).toEqual([]);
    await blocked.page.getByRole('button', { name: 'Try again' }).click();
    await alertOf(blocked, 'The card form didn’t load.').waitFor();
    stop();
    await blocked.page.getByRole('button', { name: 'Try again' }).click();
    await payButton(blocked).waitFor();
    await fields(blocked).getByLabel('Card number').waitFor();
    await becomes(() => blocked.page.locator(`script[src="${scriptUrl}"]`).count(), 1);
    await becomes(() => blocked.page.locator(FRAME).count(), 1);
  },
);

claim('a slow script is said to be slow, is waited for, and its form works', async () => {
  const slow = await arrive(PAYER);
  await slow.page.clock.install();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await slow.page.route(room.standIn.card.scriptUrl, async (route) => {
    await held;
    await route.continue();
  });
  const asked = slow.page.waitForRequest(room.standIn.card.scriptUrl);
  await toPay(slow);
  await asked;
  await slow.page.clock.fastForward(9_000);
  await slow.page.getByText(/is taking longer than usual/).waitFor();
  await slow.page.getByRole('heading', { name: 'Pay by check or ACH' }).waitFor();
  release();
  await payButton(slow).waitFor();
});

claim('the provider away: a sentence, the other ways to pay, and a second try', async () => {
  const person = await arrive(PAYER);
  person.watch.expectStatuses(503);
  room.standIn.misbehave('away');
  await toPay(person);
  await alertOf(person, 'We can’t reach the card payment provider').waitFor();
  expect(await faults(person)).toEqual([]);
  room.standIn.misbehave('not-at-all');
  await person.page.getByRole('button', { name: 'Try again' }).click();
  await payButton(person).waitFor();
});

claim('60 no card is in the recorded actions, the server’s log or the database', async () => {
  await user.page.getByRole('button', { name: 'Recording' }).click();
  await user.page.getByLabel('What happened, and what did you expect?').fill('Paid by card.');
  const [download] = await Promise.all([
    user.page.waitForEvent('download'),
    user.page.getByRole('button', { name: 'Download log' }).click(),
  ]);
  const log = await textOf(await download.createReadStream());
  expect(log).toContain('getCardPayment');
  const places = { log, server: room.server.output(), database: await room.database() };
  const cards = Object.values(TEST_CARDS);
  const secrets = [...room.standIn.book.all.values()].map(({ client_secret: secret }) => secret);
  for (const [name, text] of Object.entries(places))
    for (const secret of [...cards, ...secrets])
      expect([name, secret, text.includes(secret)]).toEqual([name, secret, false]);
});

/** Something is owed again where the steps before have paid it all. */
async function owe(): Promise<void> {
  await admin.open(`/admin/payments?kind=PAYMENT_CARD&state=stands&q=${charged().at(-1) ?? ''}`);
  await admin.page.locator('[data-row-link]').first().click();
  await admin.page.getByRole('button', { name: 'Reverse payment…' }).click();
  await admin.page.getByText('Returned by the bank').click();
  await admin.page.getByLabel('Reversal date').fill(boardToday());
  const seen = admin.receives(/is reversed/);
  await admin.page.getByRole('button', { name: 'Reverse payment', exact: true }).click();
  await seen;
}
