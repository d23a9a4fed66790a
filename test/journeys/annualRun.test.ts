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

claim('an administrator sees what every importer can still claim', async () => {
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
});
