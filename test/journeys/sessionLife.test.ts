import { z } from 'zod';
import type { Page } from 'playwright-core';
import { axeFindings } from './setup/axe';
import { sessionPlaces } from './setup/browsers';
import { becomes } from './setup/eventually';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage();

const grant = z.object({ data: z.object({ sessionEndsAt: z.string() }) });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Somebody whose browser's clock the journey moves; the server's stays. */
async function withClock(email: string, options: { readonly remember?: boolean } = {}): Promise<Person> {
  const someone = await person();
  await someone.page.clock.install();
  await someone.open('/');
  await someone.signIn(email, options);
  return someone;
}

const warning = ({ page }: Person) => page.getByRole('dialog', { name: 'Your session is about to expire' });

function countRefreshes({ context }: Person): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/refreshtoken')) count += 1;
  });
  return () => count;
}

claim(
  '32 an unused session is warned of at least 150 seconds before its end, and one press stays',
  async () => {
    const user = await withClock('user@cedarline.example');
    const refreshes = countRefreshes(user);
    await settle(user);
    await user.page.clock.fastForward(12 * HOUR - 4 * MINUTE);
    await user.page.clock.runFor(1_000);
    expect(await warning(user).count()).toBe(0);
    // In small steps, for between them the clock goes on by itself: the first look is soon after the warning came.
    for (let step = 0; step < 30 && (await warning(user).count()) === 0; step += 1)
      await user.page.clock.runFor(5_000);
    await warning(user).waitFor();
    const seconds = Number(/in (\d+) seconds/.exec(await warning(user).innerText())?.[1]);
    expect(seconds).toBeGreaterThan(140);
    expect(await axeFindings(user.page)).toEqual([]);
    expect(await tooWide(user.page)).toEqual([]);
    await user.page.getByRole('button', { name: 'Stay signed in' }).focus();
    await user.page.keyboard.press('Enter');
    await warning(user).waitFor({ state: 'detached' });
    await becomes(refreshes, 1);
    await user.goTo('Refund claims');
  },
);

claim(
  'a laptop that slept past the end asks the server, whose word counts; refused, it leads to the sign-in page and back',
  async () => {
    const user = await withClock('user@pinegrove.example');
    user.watch.expectStatuses(401);
    await user.goTo('Exemptions');
    await settle(user);
    const renewed = user.page.waitForResponse(/refreshtoken/);
    await user.page.clock.fastForward(14 * HOUR);
    expect((await renewed).status()).toBe(200);
    await warning(user).waitFor({ state: 'detached' });
    await user.goTo('Account and payments');

    await settle(user);
    await endSession(user);
    const seen = user.receives(/Unable to refresh user token/);
    await user.page.clock.fastForward(14 * HOUR);
    await user.page.getByLabel('Password', { exact: true }).waitFor();
    await user.arrivesAt('/?next=%2Fledger');
    await seen;
    await becomes(() => sessionPlaces(user.page), []);
    await user.signIn('user@pinegrove.example');
    await user.arrivesAt('/ledger');
  },
);

claim(
  '32 a live connection that renews for nobody moves no end of the session, nor does it keep the warning away',
  async () => {
    const staff = await withClock('verifier@northwood.example');
    await staff.page.getByText('Live', { exact: true }).waitFor();
    await settle(staff);
    const renewal = staff.page.waitForResponse(/refreshtoken/);
    const before = Date.now();
    // The line is found dead, and opens again with a token that is past its midpoint.
    await staff.page.clock.fastForward(6 * HOUR);
    const renewed = await renewal;
    const idleSeconds = Number(new URL(renewed.url()).searchParams.get('idleSeconds'));
    expect(idleSeconds).toBeGreaterThanOrEqual(6 * 3_600);
    const { data } = grant.parse(await renewed.json());
    expect(Date.parse(data.sessionEndsAt) - before).toBeLessThanOrEqual(12 * HOUR);
    await staff.page.getByText('Live', { exact: true }).waitFor();

    // The server's clock stays, so a renewal after the leap would tell of an end that is far again.
    staff.watch.expectFailures('/refreshtoken');
    await staff.page.route(/refreshtoken\?idleSeconds/, (route) => route.abort());
    await staff.page.clock.fastForward(12 * HOUR - 2 * MINUTE);
    await warning(staff).waitFor();
    await staff.page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await warning(staff).waitFor({ state: 'detached' });
  },
);

for (const hours of [2, -2])
  claim(`H13 a clock ${hours} hours off signs nobody out and refreshes no more than it must`, async () => {
    const user = await person();
    await user.page.clock.install({ time: Date.now() + hours * HOUR });
    await user.open('/');
    const refreshes = countRefreshes(user);
    await user.signIn('user@cedarline.example');
    for (const entry of ['Refund claims', 'Exemptions', 'Assessment reports', 'My account', 'Home'])
      await user.goTo(entry);
    expect(refreshes()).toBe(0);
    expect(await warning(user).count()).toBe(0);
  });

claim(
  'H06 two tabs of one browser need a new token at the same moment, forty times: one refresh each time, neither is signed out',
  async () => {
    const user = await withClock('user@cedarline.example', { remember: true });
    const other = await user.context.newPage();
    await other.goto('/refunds');
    await other.locator('nav [aria-current="page"]', { hasText: 'Refund claims' }).first().waitFor();
    const refreshes = countRefreshes(user);
    const go = async (page: Page, entry: string): Promise<void> => {
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: entry, exact: true }).click();
      await menu.locator('[aria-current="page"]', { hasText: entry }).waitFor();
    };
    for (let round = 1; round <= 40; round += 1) {
      await user.page.clock.fastForward(10 * MINUTE);
      const [here, there] = round % 2 === 0 ? ['Home', 'Refund claims'] : ['Refund claims', 'Exemptions'];
      await Promise.all([go(user.page, here), go(other, there)]);
      await becomes(() => [round, refreshes()], [round, round]);
      // What the new token is asked for is there before the clock leaps again.
      await settle(user);
    }
    expect(refreshes()).toBe(40);
    expect(await sessionPlaces(user.page)).toEqual(['local']);
    expect(await sessionPlaces(other)).toEqual(['local']);
    expect(await user.alerts().count()).toBe(0);
  },
);

/** Signs the same session out behind the page's back. */
async function endSession(user: Person): Promise<void> {
  const token = await user.page.evaluate(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
    return Object.assign({ token: '' }, stored).token;
  });
  const answer = await user.context.request.post('/api/Authenticate/logout', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(answer.ok()).toBe(true);
}
