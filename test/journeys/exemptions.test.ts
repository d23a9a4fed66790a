import { axeFindings } from './setup/axe';
import { pdf } from './setup/files';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage({ inSteps: true });

let company: Person;
let admin: Person;
let number: string;
let record: string;

const clean = async ({ page }: Person): Promise<void> => {
  expect([...(await axeFindings(page)), ...(await tooWide(page))]).toEqual([]);
};
const goOn = ({ page }: Person) => page.getByRole('button', { name: 'Continue', exact: true }).click();

claim(
  'a company applies: what is wrong is said beside its field, what is typed outlives a reload',
  async () => {
    company = await person();
    const { page } = company;
    await company.open('/exemptions');
    await company.signIn('user@pinegrove.example');
    await page.getByText('Your company has no valid certificate of exemption.').waitFor();
    await page.getByRole('link', { name: 'Apply for an exemption' }).click();
    await goOn(company);
    await page.getByRole('alert').getByText('Choose a type of exemption.').first().waitFor();
    await clean(company);
    await page.getByText('Certified organic', { exact: true }).click();
    await goOn(company);

    await page.getByLabel('Organic quantity per year', { exact: true }).fill('1,200.5');
    await page.getByLabel('Non-organic quantity per year').fill('800');
    await page.getByText('2,000.5 MBF').waitFor();
    await page.getByLabel('Organic certifier').fill('Northern Forest Certifiers');
    await page.getByLabel('Organic certificate number').fill('NFC-77120');
    await page.getByLabel('Organic certificate end date').fill('2099-12-31');
    for (const tick of [/organic system plan/, /labeled organic/, /subject to the assessment/])
      await page.getByLabel(tick).check();
    await clean(company);
    await page.getByText(/^Saved/).waitFor();
    await page.reload();
    await page.getByText('2,000.5 MBF').waitFor();
    await goOn(company);
    await page.getByLabel('Attach: certificate').setInputFiles(pdf('organic-certificate.pdf'));
    await page.getByText('organic-certificate.pdf').waitFor();
    await clean(company);
    await goOn(company);
  },
);

claim('it is signed once, and the receipt leads to the record', async () => {
  const { page } = company;
  const send = page.getByRole('button', { name: 'Submit application' });
  await page.getByLabel('Job title', { exact: true }).fill('Controller');
  await page.getByLabel('Phone').fill('207-555-0101');
  await send.click();
  await page.getByText('Check this box to certify.').first().waitFor();
  await clean(company);
  await page.getByLabel(/true and complete/).check();
  await page.getByLabel(/authorized to apply/).check();
  await send.click();
  await page.getByRole('heading', { name: 'Application submitted' }).waitFor();
  await clean(company);
  await page.getByRole('link', { name: 'View application' }).click();
  const title = await page.getByRole('heading', { level: 1, name: /EX-/ }).innerText();
  number = /EX-\d{4}-\d{6}/.exec(title)?.[0] ?? '';
  record = company.address();
  await page.getByText('30 days left').waitFor();
  await clean(company);
});

claim(
  'the board finds it in its queue, takes it up and asks by single keys, and the clock stands still',
  async () => {
    admin = await person();
    const { page } = admin;
    await admin.open('/admin/exemptions');
    await admin.signIn('admin@northwood.example');
    await page.waitForURL(/status=Submitted%2CInReview/);
    await page.locator('[data-row-link]', { hasText: number }).waitFor();
    await clean(admin);
    await page.locator('[data-row-link]', { hasText: number }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
    await clean(admin);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start review' }).focus();
    await page.keyboard.press('t');
    await page.getByText('Review started.').waitFor();
    await page.getByRole('button', { name: 'Return to company' }).focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason', { exact: true }).selectOption('evidence-missing');
    await dialog.getByLabel('Message to company').fill('The addendum is missing.');
    await clean(admin);
    await dialog.getByRole('button', { name: 'Return to company' }).click();
    await page.getByText('paused, 30 days left').waitFor();
    await clean(admin);
  },
);

claim('the company reads the question on its record and answers; the clock runs again', async () => {
  const { page } = company;
  await company.open(record);
  await page.getByText('The addendum is missing.').first().waitFor();
  await page.getByLabel('Your answer').fill('The addendum is attached.');
  await page.getByLabel(/^Attach:/).setInputFiles(pdf('addendum.pdf'));
  await page.getByText('addendum.pdf').waitFor();
  await clean(company);
  await page.getByLabel(/true and complete/).check();
  await page.getByLabel(/authorized to apply/).check();
  const received = admin.receives(/answered the question on application/);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Answer sent. The time limit for the decision runs again.').waitFor();
  expect(await received).toContain(number);
  await page.getByText(/The time limit for the decision was paused from/).waitFor();
});

claim(
  'it is granted: the certificate has a number and a paper, and the start page shows the company exempt',
  async () => {
    await admin.open(record);
    await admin.page.getByRole('button', { name: 'Approve application' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Approve application' }).click();
    await admin.page.getByText('Application approved.').waitFor();
    await clean(admin);

    const { page } = company;
    await company.open(record);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download certificate (PDF)' }).click();
    expect((await arriving).suggestedFilename()).toContain(number);
    await company.open('/home');
    await page
      .getByText(/[A-Z0-9]{9}/)
      .first()
      .waitFor();
    await company.open('/exemptions');
    await page.getByRole('heading', { name: 'Current certificate' }).waitFor();
    await page
      .locator('section', { hasText: 'Current certificate' })
      .getByText(/^[A-Z0-9]{9}$/)
      .waitFor();
    await clean(company);
  },
);

claim('it is revoked with a reason, and the company is no longer exempt', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Revoke certificate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).selectOption('certificate-lost');
  await dialog.getByLabel('Explanation').fill('The certifier has withdrawn.');
  await clean(admin);
  await dialog.getByRole('button', { name: 'Revoke certificate' }).click();
  await page.getByText('Certificate revoked.').waitFor();
  await company.open('/exemptions');
  await company.page.getByText('Your company has no valid certificate of exemption.').waitFor();
  await company.open(record);
  await company.page.getByText('Revoked: The certifier has withdrawn.').waitFor();
});
