import { axeFindings } from './setup/axe';
import { mailTo, temporaryPasswordIn } from './setup/outbox';
import { PASSWORD, type Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { url, person, claim } = openStage({ inSteps: true });
const EMAIL = 'ana@alder.example';
const COMPANY = 'Alder & Daughters Ltd.';
let guest: Person;
let admin: Person;

const faults = async (who: Person): Promise<readonly string[]> => {
  await settle(who);
  return [...(await axeFindings(who.page)), ...(await tooWide(who.page))];
};

async function register(who: Person, email: string): Promise<void> {
  const { page } = who;
  await page.getByLabel('Legal name').fill(COMPANY);
  await page.locator('label[for="kind-1"]').click();
  await page.getByLabel('Importer of record (IOR) number').fill('41-2086799');
  await page.getByLabel('Street address').fill('2 Quay');
  await page.getByLabel('City').fill('Bangor');
  await page.getByLabel('ZIP or postal code').fill('04401');
  await page.getByLabel('Full name').fill('Ana de la Cruz');
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Message to the board').fill('We import cedar.');
  await page.getByRole('button', { name: 'Submit registration' }).click();
}

claim('a company registers from the sign-in page, after hearing what is missing', async () => {
  guest = await person();
  await guest.open('/');
  await guest.page.getByRole('link', { name: 'Register your company' }).click();
  await guest.page.getByRole('heading', { level: 1, name: 'Register your company' }).waitFor();
  expect(await faults(guest)).toEqual([]);
  await guest.page.getByRole('button', { name: 'Submit registration' }).click();
  await guest.page.getByRole('link', { name: 'Fill in “Legal name”.' }).waitFor();
  expect(await faults(guest)).toEqual([]);
  await register(guest, EMAIL);
  await guest.page.getByRole('heading', { level: 1, name: 'Registration submitted' }).waitFor();
  expect(await faults(guest)).toEqual([]);
  expect(await mailTo(url, EMAIL)).toContain('We received a registration with this email address');
});

claim('H31 an address that has an account is answered with the same page', async () => {
  const seen = await guest.page.locator('main').innerText();
  await guest.open('/register');
  await register(guest, 'user@boreal.example');
  await guest.page.getByRole('heading', { level: 1, name: 'Registration submitted' }).waitFor();
  const again = await guest.page.locator('main').innerText();
  expect(again.replace('user@boreal.example', EMAIL)).toBe(seen);
});

claim('an administrator finds it, reads what it wrote, and approves it', async () => {
  admin = await person();
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  await admin.goTo('Companies');
  await admin.page.getByRole('link', { name: /^Registrations/ }).click();
  expect(await faults(admin)).toEqual([]);
  // Others ask at the same time, more than a page may hold.
  await admin.page.getByRole('searchbox').first().fill('Alder');
  await admin.page.getByRole('link', { name: COMPANY }).click();
  await admin.page.getByText('We import cedar.').waitFor();
  expect(await faults(admin)).toEqual([]);
  await admin.page.getByRole('button', { name: 'Approve registration' }).click();
  const dialog = admin.page.getByRole('dialog');
  expect(await dialog.getByLabel('Importer numbers').inputValue()).toBe('41-2086799');
  expect(await axeFindings(admin.page)).toEqual([]);
  await dialog.getByLabel('Importer numbers').fill('4.12E+8');
  await dialog.getByRole('button', { name: 'Approve registration' }).click();
  await dialog.getByText('This isn’t a valid importer number: 4.12E+8.').waitFor();
  await dialog.getByLabel('Importer numbers').fill('41-2086799');
  const seen = admin.receives(/Alder & Daughters Ltd\. is registered/);
  await dialog.getByRole('button', { name: 'Approve registration' }).click();
  await seen;
});

claim('25 the contact signs in with the emailed password, which the administrator never sees', async () => {
  const password = temporaryPasswordIn(await mailTo(url, EMAIL));
  expect(await admin.page.content()).not.toContain(password);
  await guest.open('/');
  await guest.page.getByLabel('Email').fill(EMAIL);
  await guest.page.getByLabel('Password', { exact: true }).fill(password);
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await guest.page.getByRole('heading', { level: 1, name: 'Choose your own password' }).waitFor();
  await guest.page.getByLabel('Temporary password', { exact: true }).fill(password);
  await guest.page.getByLabel('New password', { exact: true }).fill(`${PASSWORD} alder quay`);
  await guest.page.getByLabel('Confirm new password', { exact: true }).fill(`${PASSWORD} alder quay`);
  await guest.page.getByRole('button', { name: 'Set new password' }).click();
  await guest.page.getByText('Your new password is set.').waitFor();
});

claim('a company is deactivated with a reason its people read, and activated again', async () => {
  await admin.page.getByRole('button', { name: 'Deactivate company' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel('Explanation').fill('Out of business.');
  expect(await axeFindings(admin.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Deactivate company' }).click();
  await admin.page.getByText('Alder & Daughters Ltd. is inactive.').waitFor();
  expect(await mailTo(url, EMAIL)).toContain('Out of business.');
  expect(await faults(admin)).toEqual([]);
  await admin.page.getByRole('button', { name: 'Reactivate company' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Reactivate company' }).click();
  await admin.page.getByText('is registered and can use the portal').waitFor();
});

claim('a reader reads who could decide', async () => {
  const reader = await person();
  await reader.open('/');
  await reader.signIn('readonly@northwood.example');
  await reader.open(admin.address());
  await reader.page.getByRole('heading', { level: 1, name: COMPANY }).waitFor();
  await reader.page
    .locator('section', { hasText: 'is registered and can use the portal' })
    .getByText('Only an administrator can do this.')
    .waitFor();
  expect(await reader.page.getByRole('button', { name: 'Deactivate company' }).count()).toBe(0);
  expect(await faults(reader)).toEqual([]);
});
