import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { mailTo } from './setup/outbox';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { url, person, claim } = openStage({ inSteps: true });
const NAME = 'Wren Castillo';
let guest: Person;
let admin: Person;

const faults = async (who: Person): Promise<readonly string[]> => {
  await settle(who);
  return [...(await axeFindings(who.page)), ...(await tooWide(who.page))];
};

claim('a visitor writes to the board, after hearing what is missing', async () => {
  guest = await person();
  await guest.open('/contact');
  await guest.page.getByRole('button', { name: 'Send message' }).click();
  await guest.page.getByRole('link', { name: 'Write your message.' }).waitFor();
  expect(await faults(guest)).toEqual([]);
  await guest.page.getByLabel('Your name').fill(NAME);
  await guest.page.getByLabel('Your email').fill('wren@quay.example');
  await guest.page
    .getByLabel('Message', { exact: true })
    .fill('When is the report due?\nWe ship on Fridays.');
  await guest.page.getByRole('button', { name: 'Send message' }).click();
  await guest.page.getByText('Your message was sent.').waitFor();
  expect(await faults(guest)).toEqual([]);
  expect(await mailTo(url, 'wren@quay.example')).toBe('');
});

claim('whoever is signed in need not say who they are', async () => {
  const user = await person();
  await user.open('/');
  await user.signIn('user@cedarline.example');
  await user.goTo('Contact');
  await becomes(() => user.page.getByLabel('Your email').inputValue(), 'user@cedarline.example');
  expect(await faults(user)).toEqual([]);
});

claim('an administrator finds the message, and notes that it is answered', async () => {
  admin = await person();
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  await admin.goTo('Messages');
  const row = admin.page.locator('[data-row]', { hasText: NAME });
  await row.getByText('We ship on Fridays.').first().waitFor();
  expect(await faults(admin)).toEqual([]);
  await row.getByRole('button', { name: 'Actions for this row' }).click();
  const seen = admin.receives(/Message from Wren Castillo marked as answered/);
  await admin.page.getByRole('menuitem', { name: 'Mark as answered' }).click();
  await seen;
  await row.getByText('Answered', { exact: true }).waitFor();
  await admin.open('/admin/messages?state=new');
  await admin.page.locator('[data-row], .empty-state').first().waitFor();
  await becomes(() => row.count(), 0);
  await admin.open('/admin/messages?state=answered');
  await row.getByText('Avery Holt').waitFor();
  expect(await faults(admin)).toEqual([]);
});

claim('16 the emails of a local start are on a page, found by their reader’s address', async () => {
  await guest.open('/outbox');
  await guest.page.getByRole('heading', { name: `Message from ${NAME}` }).waitFor();
  expect(await faults(guest)).toEqual([]);
  await guest.page.getByLabel('Address or subject').fill('nobody@nowhere.example');
  await guest.page.getByText('No email matches your search.').waitFor();
});

claim('everybody reads who may open what, from the account menu and from a refused page', async () => {
  await admin.page.getByRole('button', { name: /^Account menu/ }).click();
  await admin.page.getByRole('menuitem', { name: 'Roles and access' }).click();
  await admin.heading().waitFor();
  await admin.page.getByRole('columnheader', { name: 'Administrator (you)' }).waitFor();
  expect(await faults(admin)).toEqual([]);
  const verifier = await person();
  await verifier.open('/');
  await verifier.signIn('verifier@northwood.example');
  await verifier.open('/admin/companies');
  await verifier.page
    .getByText('Only an administrator or a read-only user can open the page “Companies.”')
    .waitFor();
  expect(await faults(verifier)).toEqual([]);
  await verifier.page.getByRole('link', { name: 'See roles and access' }).click();
  await verifier.page.getByRole('columnheader', { name: 'Verifier (you)' }).waitFor();
});
