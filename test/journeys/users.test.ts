import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { mailTo, temporaryPasswordIn } from './setup/outbox';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { url, person, claim } = openStage({ inSteps: true });
const EMAIL = 'noor.haddad@northwood.example';
let admin: Person;
let second: Person;

const faults = async (who: Person): Promise<readonly string[]> => {
  await settle(who);
  return [...(await axeFindings(who.page)), ...(await tooWide(who.page))];
};

async function press(button: string): Promise<void> {
  await admin.page.getByRole('button', { name: button, exact: true }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.waitFor();
  expect(await axeFindings(admin.page)).toEqual([]);
}

/** 74: nothing is in force before this. */
async function confirmAsSecond(button: string): Promise<void> {
  await second.page.getByRole('button', { name: button }).click();
  expect(await axeFindings(second.page)).toEqual([]);
  const seen = second.receives(/Confirmed\. The change is in effect\./);
  await second.page.getByRole('dialog').getByRole('button', { name: button }).click();
  await seen;
}

claim('an administrator finds people by role and state, and the address keeps what was chosen', async () => {
  admin = await person();
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  await admin.goTo('Users');
  await admin.page.locator('[data-row]').first().waitFor();
  await admin.open('/admin/users?role=approver&state=active');
  await admin.page.locator('[data-row]').first().waitFor();
  const roles = await admin.page.locator('td[data-column="roles"]').allInnerTexts();
  expect(roles.every((each) => each.includes('Approver'))).toBe(true);
  expect(await faults(admin)).toEqual([]);
});

claim('an invitation says what is missing, then goes out, and its password is on no screen', async () => {
  await admin.open('/admin/users');
  await admin.page.getByRole('link', { name: 'Invite user' }).click();
  await admin.page.getByRole('button', { name: 'Send invitation' }).click();
  await admin.page.getByRole('link', { name: 'Enter the first name.' }).waitFor();
  expect(await faults(admin)).toEqual([]);
  await admin.page.getByLabel('First name').fill('Noor');
  await admin.page.getByLabel('Last name').fill('Haddad');
  await admin.page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await admin.page.locator('label[for="worksFor"]').click();
  await admin.page.getByRole('checkbox', { name: 'Verifier' }).check();
  expect(await faults(admin)).toEqual([]);
  const seen = admin.receives(/A second administrator must confirm the account for Noor Haddad/);
  await admin.page.getByRole('button', { name: 'Send invitation' }).click();
  expect(await seen).toContain(EMAIL);
  await admin.page.getByText(/You requested this, so another person must approve it/).waitFor();
  expect(await faults(admin)).toEqual([]);

  second = await person();
  await second.open('/admin/users');
  await second.signIn('admin2@northwood.example');
  await confirmAsSecond('Confirm account');
  await admin.page.getByText('Nothing is waiting for a second administrator.').waitFor();
  await admin.open(`/admin/users?q=${EMAIL}`);
  await admin.page.getByRole('link', { name: 'Noor Haddad' }).click();
  await admin.page.getByRole('heading', { level: 1, name: 'Noor Haddad' }).waitFor();
  const password = temporaryPasswordIn(await mailTo(url, EMAIL));
  expect(await admin.page.content()).not.toContain(password);
  expect(await faults(admin)).toEqual([]);
});

claim('roles are changed, and the person is named in what is said of it', async () => {
  await press('Change roles');
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Verifier' }).uncheck();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await dialog.getByText('Choose at least one role.').waitFor();
  await dialog.getByRole('checkbox', { name: 'Read-only' }).check();
  const seen = admin.receives(/A second administrator must confirm Noor Haddad’s new roles/);
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await seen;
  await admin.page.getByText(/Not in effect yet\./).waitFor();
  expect(await faults(admin)).toEqual([]);
  await confirmAsSecond('Confirm roles');
  await admin.page.getByRole('list', { name: 'Sign-ins and changes' }).getByText('Roles changed').waitFor();
});

claim('an account is locked with a reason, unlocked, switched off and on again', async () => {
  const steps = [
    ['Lock account', 'Lost their badge', /Noor Haddad’s account is locked/],
    ['Unlock account', '', /Noor Haddad can sign in again/],
    ['Deactivate account', 'Left the board', /Noor Haddad’s account is deactivated/],
    ['Reactivate account', '', /Noor Haddad’s account is active again/],
    ['Resend invitation', '', /emailed Noor Haddad a new temporary password/],
  ] as const;
  for (const [button, reason, sentence] of steps) {
    await press(button);
    const dialog = admin.page.getByRole('dialog');
    if (reason !== '') await dialog.getByLabel('Reason').fill(reason);
    const seen = admin.receives(sentence);
    await dialog.getByRole('button', { name: button }).click();
    await seen;
    await dialog.waitFor({ state: 'detached' });
  }
  await admin.page.getByText('Left the board').waitFor();
  expect(await faults(admin)).toEqual([]);
});

claim(
  'on their own account an administrator reads why not, and so does a reader on everybody’s',
  async () => {
    await admin.open('/admin/users?q=Avery');
    await admin.page.getByRole('link', { name: 'Avery Holt' }).click();
    await admin.page.getByRole('heading', { level: 1, name: 'Avery Holt' }).waitFor();
    await admin.page.getByText('You can’t do this to your own account.').waitFor();
    expect(await admin.page.getByRole('button', { name: 'Lock account' }).count()).toBe(0);
    expect(await faults(admin)).toEqual([]);

    const reader = await person();
    await reader.open('/');
    await reader.signIn('readonly@northwood.example');
    await reader.open('/admin/users');
    await reader.page.getByRole('link', { name: 'Avery Holt' }).waitFor();
    expect(await reader.page.getByRole('link', { name: 'Invite user' }).count()).toBe(0);
    expect(await faults(reader)).toEqual([]);
    await reader.page.getByRole('link', { name: 'Avery Holt' }).click();
    await reader.page
      .getByText('The read-only role can’t make changes. Only an administrator can do this.')
      .waitFor();
    expect(await faults(reader)).toEqual([]);
  },
);

claim('99 signing out takes unsent work off the device', async () => {
  const worker = await person();
  await worker.open('/admin/users?view=invite');
  await worker.signIn('admin2@northwood.example');
  await worker.page.getByLabel('First name').fill('Somebody Unsent');
  await becomes(() => workOnDevice(worker), true);
  await worker.signOut();
  await becomes(() => workOnDevice(worker), false);
});

/** Whether the browser's database holds the name that was typed. */
const workOnDevice = (who: Person): Promise<boolean> =>
  who.page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opened = indexedDB.open('northwood', 1);
        opened.onerror = () => {
          reject(new Error('no database'));
        };
        opened.onsuccess = () => {
          const all = opened.result.transaction('work').objectStore('work').getAll();
          all.onsuccess = () => {
            opened.result.close();
            resolve(JSON.stringify(all.result).includes('Somebody Unsent'));
          };
        };
      }),
  );
