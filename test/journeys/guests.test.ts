import { axeFindings } from './setup/axe';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

claim('the sign-in page says what is missing, beside the field, and axe finds nothing', async () => {
  const guest = await person();
  await guest.open('/');
  expect(await axeFindings(guest.page)).toEqual([]);
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const email = guest.page.getByLabel('Email');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await email.evaluate((field) => document.activeElement === field)).toBe(true);
  expect(await axeFindings(guest.page)).toEqual([]);
});
