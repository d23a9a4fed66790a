import { home } from '../../contract/entities/home';
import { nextBankingDay } from '../../domain/bankingDay';
import { formatFor } from '../../src/i18n/format';
import { BOARD_ZONE, boardToday } from './setup/boardDay';
import { becomes } from './setup/eventually';
import { signInByCall } from './setup/fileClaim';
import { openStage } from './setup/stage';

const { url, person, claim } = openStage();
const COMPANY = 'user@cedarline.example';
const GROUPED = 'Lakehead Sawmills Inc.';

/** Behind the board by three hours, ahead by most of a day, and behind by six: at any hour it is another day to one of them. */
const READERS = ['America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Pago_Pago'];
const { dayOf, instant } = formatFor('en', BOARD_ZONE);

for (const timezoneId of READERS) {
  claim(`H107 the board is offered its own day in ${timezoneId}`, async () => {
    const admin = await person({ timezoneId });
    const { page } = admin;
    await admin.open('/admin/paymentruns');
    await admin.signIn('admin@northwood.example');
    await becomes(() => page.locator('#pay-on').inputValue(), nextBankingDay(boardToday()));

    await admin.open(`/admin/companies?q=${encodeURIComponent(GROUPED)}`);
    await page.locator('[data-row-link]', { hasText: GROUPED }).first().click();
    const group = page.locator('section[aria-labelledby="company-group"]');
    // Until it is known that the company shares, the button asks with whom.
    await group.getByRole('listitem').first().waitFor();
    await group.getByRole('button').click();
    await becomes(() => page.locator('#left-on').inputValue(), boardToday());
  });

  claim(`H107 days and times of a company are the board's in ${timezoneId}`, async () => {
    const user = await person({ timezoneId });
    const { page } = user;
    await user.open('/');
    await user.signIn(COMPANY);
    const client = await signInByCall(url, COMPANY);
    const shown = home.parse((await client.get('/api/home')).body.data);
    if (shown.kind !== 'company') throw new Error('no company’s start page');
    expect(shown.refunds.length).toBeGreaterThan(1);
    for (const { number, statusSince } of shown.refunds)
      await page.locator('.record-row', { hasText: number }).getByText(dayOf(statusSince)).waitFor();

    await user.open('/notifications');
    const times = page.locator('[data-row] time[datetime]');
    await times.first().waitFor();
    const seen = await times.evaluateAll((all) =>
      all.map((time) => [time.getAttribute('datetime') ?? '', time.textContent] as const),
    );
    expect(seen.map(([, text]) => text)).toEqual(seen.map(([at]) => instant(at)));
    expect(seen[0]?.[1]).toMatch(/ E[SD]T$/);
  });
}
