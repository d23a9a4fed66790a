import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { startOwnProduct } from './setup/ownProduct';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage();
let own: ServerProcess;
beforeAll(async () => {
  own = await startOwnProduct('bulk-approval');
});
afterAll(() => own.stop());

claim(
  'an approver opens a sample, sees what the rest costs, and approves all with one decision',
  async () => {
    const approver = await person({ baseURL: own.url });
    const { page } = approver;
    await approver.open('/admin/refunds?status=Verified');
    await approver.signIn('approver@northwood.example');
    await page.locator('[data-row]').first().waitFor();
    await page.locator('thead input[type="checkbox"]').check();
    await page.getByRole('button', { name: 'Approve selected claims' }).click();
    await approver.sees('Approve selected claims');
    await page.getByRole('region', { name: 'By company' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    const sample = page.getByRole('region', { name: 'Open these claims first' });
    const count = await sample.locator('tbody tr').count();
    expect(count).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: /^Approve \d+ claim/ }).count()).toBe(0);

    await page.getByRole('link', { name: 'Open next claim' }).click();
    for (let opened = 1; opened <= count; opened += 1) {
      await page.getByText(`Sample for your approval: ${opened} of ${count} opened`).waitFor();
      if (opened < count) await page.getByRole('link', { name: 'Next claim of the sample' }).click();
    }
    await page.getByRole('link', { name: 'Back to approval' }).click();
    await becomes(() => sample.getByText('Opened', { exact: true }).count(), count);
    await page.getByRole('button', { name: /^Approve \d+ claim/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You can’t undo this.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Approve \d+ claim/ }).click();
    await page.getByText(/^\d+ claims? approved\.$/).waitFor();
    await sample.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to queue' }).click();
    await page.waitForURL(/status=Verified/);
  },
);

claim('two who have the same claim open see each other’s name, until one leaves', async () => {
  const verifier = await person({ baseURL: own.url });
  await verifier.open('/admin/refunds?status=Submitted');
  await verifier.signIn('verifier@northwood.example');
  await verifier.page.locator('[data-row-link]').first().click();
  await verifier.page.getByRole('heading', { level: 1, name: /RF-/ }).waitFor();
  const admin = await person({ baseURL: own.url });
  await admin.open(verifier.address());
  await admin.signIn('admin@northwood.example');
  await admin.page.getByText('Also viewing: Marta Lindqvist').waitFor();
  const seen = verifier.page.getByText('Also viewing: Avery Holt');
  await seen.waitFor();
  expect(await axeFindings(verifier.page)).toEqual([]);
  await admin.open('/home');
  await seen.waitFor({ state: 'detached' });
  await admin.page.goBack();
  await seen.waitFor();
  await admin.context.close();
  await seen.waitFor({ state: 'detached' });
});
