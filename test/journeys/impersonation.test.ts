import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import type { Person } from './setup/person';
import { openStage } from './setup/stage';

const { person, claim } = openStage({ inSteps: true });
let admin: Person;

const session = async (): Promise<Record<string, unknown>> =>
  admin.page.evaluate(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
    return Object.assign({}, stored);
  });
const facts = async () => {
  const { companyId, companyName, isAssessmentPayer, isExempt, isRefundEligible } = await session();
  return { companyId, companyName, isAssessmentPayer, isExempt, isRefundEligible };
};
let before: Awaited<ReturnType<typeof facts>>;

claim(
  'an admin begins to act for a company, with a reason, and a banner says so on every screen',
  async () => {
    admin = await person();
    await admin.open('/');
    await admin.signIn('admin@northwood.example');
    before = await facts();
    await admin.goTo('Companies');
    await admin.page.getByRole('link', { name: 'Cedarline Imports Inc.' }).click();
    await admin.page.getByRole('button', { name: 'Act as company' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Act as company' }).click();
    await admin.page.getByText('Enter a reason.').waitFor();
    await admin.page.getByLabel('Reason for acting').fill('They asked on the phone for help with a claim.');
    expect(await axeFindings(admin.page)).toEqual([]);
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Act as company' }).click();
    const banner = admin.page.getByRole('region', { name: 'Acting as a company' });
    await banner.waitFor();
    expect(await banner.innerText()).toContain(
      'You’re acting as Cedarline Imports Inc. now. Your actions are recorded under your name, Avery Holt.',
    );
    for (const entry of ['Home', 'New refund claim', 'Assessment reports', 'Exemptions', 'Refund claims']) {
      await admin.goTo(entry);
      await banner.waitFor();
    }
    expect(await axeFindings(admin.page)).toEqual([]);
  },
);

claim('H17 a token refresh and a reload keep the company', async () => {
  const acting = await facts();
  expect(acting).not.toEqual(before);
  const renewal = admin.page.waitForResponse(/refreshtoken/i);
  await admin.page.evaluate(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
    sessionStorage.setItem('auth', JSON.stringify(Object.assign({}, stored, { tokenExpires: 1 })));
  });
  await admin.page.reload();
  expect((await renewal).status()).toBe(200);
  await admin.page.getByRole('region', { name: 'Acting as a company' }).waitFor();
  await becomes(facts, acting);
  await admin.page.reload();
  await admin.page.getByRole('region', { name: 'Acting as a company' }).waitFor();
  await becomes(facts, acting);
  await admin.page.locator('[data-row]').first().waitFor();
});

claim('H17 stopping gives everything of the own company back, and leaves the admin signed in', async () => {
  await admin.page.getByRole('button', { name: 'Stop acting' }).click();
  await admin.page.getByRole('region', { name: 'Acting as a company' }).waitFor({ state: 'detached' });
  const ownAgain = () =>
    becomes(async () => ({ ...(await facts()), companyName: before.companyName }), before);
  await ownAgain();
  await admin.page.getByRole('button', { name: 'Account menu: Avery Holt' }).waitFor();
  await admin.page.reload();
  await admin.heading().waitFor();
  await ownAgain();
});

claim('47 another company written into the browser’s storage shows nothing of it', async () => {
  const user = await person();
  await user.open('/');
  await user.signIn('user@cedarline.example');
  await user.page.evaluate(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
    const forged = Object.assign({}, stored, { companyId: '3', companyName: 'Pinegrove Lumber Company' });
    sessionStorage.setItem('auth', JSON.stringify(forged));
  });
  user.watch.expectStatuses(404);
  const answers: string[] = [];
  user.page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  for (const address of ['/home', '/refunds', '/assessments', '/exemptions', '/myaccount']) {
    await user.open(address);
    await user.page.waitForLoadState('networkidle');
  }
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((answer) => answer.includes('Pinegrove'))).toEqual([]);
});
