import { axeFindings } from './setup/axe';
import { becomes } from './setup/eventually';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';

const { person, claim } = openStage({ inSteps: true });
let own: ServerProcess;
let lead: Person;
beforeAll(async () => {
  own = await startOwnProduct('assignment');
});
afterAll(() => own.stop());

const row = (name: string) => lead.page.getByRole('row', { name: new RegExp(name) });
/** Open claims of a row of the workload. */
const claimsOf = async (name: string): Promise<number> => {
  const cell = await row(name).locator('td').first().innerText();
  return cell === '–' ? 0 : Number(cell);
};

claim('a lead notes who is away, and shares out all unassigned claims with one button', async () => {
  lead = await person({ baseURL: own.url });
  const { page } = lead;
  await lead.open('/admin/refunds?view=workload');
  await lead.signIn('admin@northwood.example');
  await row('Unassigned').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add absence of Thomas Whitford' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Last day').fill('2099-01-31');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save absence' }).click();
  await row('Thomas Whitford').getByText('Absent until Jan 31, 2099').waitFor();

  const before = { unassigned: await claimsOf('Unassigned'), marta: await claimsOf('Marta Lindqvist') };
  expect(before.unassigned).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Assign \d+ unassigned claim/ }).click();
  const added = dialog.getByRole('row', { name: /Marta Lindqvist/ }).getByText(`+${before.unassigned}`);
  await added.waitFor();
  await dialog.getByText('absent until Jan 31, 2099').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Assign \d+ claim/ }).click();
  await page.getByText(`assigned: Marta Lindqvist +${before.unassigned}.`).waitFor();
  await becomes(() => claimsOf('Unassigned'), 0);
  await becomes(() => claimsOf('Marta Lindqvist'), before.marta + before.unassigned);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText(/^Undone: /).waitFor();
  await becomes(() => claimsOf('Unassigned'), before.unassigned);
});

claim('each figure leads to exactly the claims that it counts', async () => {
  const { page } = lead;
  const links = page.locator('.workload-table td a');
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    await links.nth(index).waitFor();
    const figure = Number(await links.nth(index).innerText());
    await links.nth(index).click();
    await page.locator('[data-row]').first().waitFor();
    await page
      .getByText(new RegExp(`^1–\\d+ of ${figure}$`))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Workload', exact: true }).click();
    await row('Unassigned').waitFor();
  }
});

claim('a verifier’s queue opens on their own claims, and a colleague’s claim can be taken over', async () => {
  const verifier = await person({ baseURL: own.url });
  const { page } = verifier;
  await verifier.open('/admin/refunds');
  await verifier.signIn('verifier@northwood.example');
  await verifier.arrivesAt('/admin/refunds?assignee=mine');
  await page.getByRole('button', { name: 'My claims', pressed: true }).waitFor();
  await verifier.open('/admin/refunds?assignee=others');
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByText('Assigned to Marta Lindqvist').waitFor();
  await becomes(() => page.getByRole('button', { name: 'Take over' }).count(), 0);
});
