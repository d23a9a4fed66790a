import { axeFindings } from './setup/axe';
import { intercept } from './setup/intercept';
import { openStage } from './setup/stage';

const { person, claim } = openStage();
const MISSING = /assets\/refunds\.[^/]*\.js/;

claim('H02 a screen that cannot be loaded ends in a page with a way out, not in a loop', async () => {
  const user = await person();
  const { page } = user;
  user.watch.expectFailures('/assets/refunds.', 'reference', 'ScreenUnavailable');
  await user.open('/');
  await user.signIn('user@cedarline.example');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const stop = await intercept(page, MISSING, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Refund claims' }).click();
  await page.getByRole('heading', { level: 1, name: 'We can’t show this page' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.waitForTimeout(1_000);
  expect(loads).toBeLessThanOrEqual(1);

  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await user.open('/refunds');
  await user.sees('We can’t show this page');
  stop();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Refund claims' }).waitFor();
});

claim(
  'H02 parts that cannot be loaded leave the screen and what is typed, say so, and come later',
  async () => {
    const user = await person();
    const { page } = user;
    user.watch.expectFailures('/assets/');
    await user.open('/');
    await user.signIn('user@cedarline.example');
    await user.goTo('Refund claims');
    const search = page.getByRole('searchbox').first();
    await search.fill('RF-');
    const account = page.getByRole('button', { name: /^Account menu/ });
    const french = page.getByRole('menuitem', { name: 'Français' });

    const lose = () => intercept(page, '**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    const findAgain = await lose();
    for (const button of [account, page.getByRole('button', { name: /^Notifications/ })]) {
      const received = user.receives(/^This part didn’t load/);
      await button.click();
      await received;
      await user.alerts().getByRole('button').click();
      await user.alerts().waitFor({ state: 'detached' });
    }
    expect([await user.heading().innerText(), await search.inputValue()]).toEqual(['Refund claims', 'RF-']);

    findAgain();
    await account.click();
    await french.waitFor();
    const findLanguage = await lose();
    const received = user.receives(/^This part didn’t load/);
    await french.click();
    await received;
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    findLanguage();
    await account.click();
    await french.click();
    await page.getByRole('heading', { level: 1, name: 'Demandes de remboursement' }).waitFor();
  },
);
