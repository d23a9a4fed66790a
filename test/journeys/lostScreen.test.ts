import { axeFindings } from './setup/axe';
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
  await page.route(MISSING, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Refund claims' }).click();
  await page.getByRole('heading', { level: 1, name: 'This screen cannot be shown' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.waitForTimeout(1_000);
  expect(loads).toBeLessThanOrEqual(1);

  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await user.open('/refunds');
  expect(await user.heading().innerText()).toBe('This screen cannot be shown');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Refund claims' }).waitFor();
});
