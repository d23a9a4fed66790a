import { axeFindings } from './setup/axe';
import { startOwnProduct } from './setup/ownProduct';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage();
let own: ServerProcess;
beforeAll(async () => {
  own = await startOwnProduct('annual-run');
});
afterAll(() => own.stop());

claim(
  'an administrator sees what every importer can still claim, and then sends the letters once',
  async () => {
    const admin = await person({ baseURL: own.url });
    const { page } = admin;
    await admin.open('/admin/refunds');
    await admin.signIn('admin@northwood.example');
    await page.getByRole('button', { name: 'Annual run' }).click();
    await page.getByRole('button', { name: 'Start annual run' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start annual run' }).click();
    await page.getByRole('button', { name: 'Send letters' }).waitFor();
    await page.getByRole('region', { name: 'By reason' }).getByRole('row').nth(1).waitFor();
    await page.locator('[data-row]').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);

    const excluded = page.getByRole('region', { name: 'Excluded' }).getByRole('link').first();
    const why = (await excluded.textContent()) ?? '';
    await excluded.click();
    await page.locator('[data-row]').first().getByText(why).waitFor();

    await page.getByRole('button', { name: 'Send letters' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You can’t undo this.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send letters' }).click();
    await page.getByText(/^Sent by Avery Holt on /).waitFor();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download letters to print' }).click();
    expect((await downloaded).suggestedFilename()).toMatch(/^refund-letters-\d{4}-\d+\.pdf$/);
  },
);
