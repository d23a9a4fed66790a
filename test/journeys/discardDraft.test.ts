import { becomes } from './setup/eventually';
import { makeAccount } from './setup/ownAccount';
import { openStage } from './setup/stage';
import { chooseBasis } from './setup/writeClaim';

const { url, person, claim } = openStage();

claim('a draft claim that is discarded leaves an empty form, and does not come back', async () => {
  const account = await makeAccount(url, 'discarding', 'user', 'user@cedarline.example');
  const user = await person();
  const { page } = user;
  await user.open('/');
  await user.signIn(account.email, { password: account.password });
  await chooseBasis(user);
  await page.getByText(/^Saved/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  const years = page.getByRole('radiogroup', { name: 'Fiscal year' });
  await years.waitFor();
  await becomes(() => years.getByRole('radio', { checked: true }).count(), 0);
  await page.reload();
  await years.waitFor();
  expect(await years.getByRole('radio', { checked: true }).count()).toBe(0);
});
