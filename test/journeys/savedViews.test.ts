import { axeFindings } from './setup/axe';
import { openStage } from './setup/stage';

const { person, claim } = openStage({ inSteps: true });
const READER = 'readonly@northwood.example';

const openReader = async () => {
  const reader = await person();
  await reader.open('/');
  await reader.signIn(READER);
  return reader;
};
type Reader = Awaited<ReturnType<typeof openReader>>;

const views = ({ page }: Reader, shown = '') =>
  page.getByRole('button', { name: shown === '' ? /^Saved views/ : `Saved view: ${shown}`, exact: true });
const city = ({ page }: Reader) => page.getByRole('columnheader', { name: /^City/ });
const rows = async ({ page }: Reader) => {
  await page.locator('[data-row]').first().waitFor();
  await page.locator('table[aria-busy="false"]').waitFor();
};

let reader: Reader;

claim('somebody who may only read keeps how a list is shown, under a name of their own', async () => {
  reader = await openReader();
  const { page } = reader;
  await reader.goTo('Companies');
  await rows(reader);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('checkbox', { name: 'City' }).uncheck();
  await page.getByRole('radio', { name: 'Comfortable' }).check();
  await page.keyboard.press('Escape');
  await page
    .getByRole('columnheader', { name: /^Balance/ })
    .getByRole('button')
    .click();
  await page.waitForURL(/sort=-balance/);
  await views(reader).click();
  await page.getByText('No saved views.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('Enter a name for the view.').waitFor();
  await page.getByLabel('View name').fill('Owing most');
  await page.getByRole('checkbox', { name: 'Use this view when the list opens' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save view' }).click();
  await views(reader, 'Owing most').waitFor();
});

claim('the list opens with it, also on another device; an address that says something wins', async () => {
  const elsewhere = await openReader();
  await elsewhere.goTo('Companies');
  await elsewhere.page.waitForURL(/sort=-balance/);
  await rows(elsewhere);
  await elsewhere.page.locator('.list-table:not(.is-compact)').waitFor();
  expect(await city(elsewhere).count()).toBe(0);
  await elsewhere.open('/admin/companies?status=Pending');
  await rows(elsewhere);
  expect(elsewhere.address()).toBe('/admin/companies?status=Pending');
  await elsewhere.open('/admin/companies');
  await elsewhere.page.waitForURL(/sort=-balance/);
});

claim('a search that is typed before the views are there is not lost to them', async () => {
  const { page } = reader;
  await reader.goTo('Home');
  await page.reload();
  await reader.heading().first().waitFor();
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/account/views', async (route) => {
    await held;
    await route.continue();
  });
  await reader.goTo('Companies');
  await page.getByRole('searchbox').first().fill('Prairie');
  letThrough();
  await page.waitForURL(/q=Prairie/);
  await views(reader).waitFor();
  expect(reader.address()).toBe('/admin/companies?q=Prairie');
});

claim('what was cleared on purpose stays cleared on the way back from a record', async () => {
  const { page } = reader;
  await views(reader).click();
  await page.getByRole('menuitem', { name: /^Owing most/ }).click();
  await page.waitForURL(/sort=-balance/);
  await page
    .getByRole('columnheader', { name: /^Company/ })
    .getByRole('button')
    .click();
  await page.waitForURL((url) => !url.search.includes('sort=-balance'));
  const cleared = reader.address();
  await views(reader, 'Owing most (changed)').waitFor();
  await page.locator('[data-row-link]').first().click();
  await page.waitForURL(/company\/details/);
  await page.goBack();
  await rows(reader);
  expect(reader.address()).toBe(cleared);
});

claim('a view is kept again, renamed and removed', async () => {
  const { page } = reader;
  await views(reader).click();
  await page.getByRole('menuitem', { name: /^Owing most/ }).click();
  await page.waitForURL(/sort=-balance/);
  await page.getByRole('searchbox').first().fill('lumber');
  await page.waitForURL(/q=lumber/);
  await views(reader, 'Owing most (changed)').click();
  await page.getByRole('menuitem', { name: 'Save changes to “Owing most”' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await views(reader, 'Owing most').waitFor();
  await views(reader, 'Owing most').click();
  await page.getByRole('menuitem', { name: 'Manage saved views' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit Owing most' }).click();
  await page.getByLabel('View name').fill('Lumber, owing most');
  await page.getByRole('button', { name: 'Save view', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Lumber, owing most' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await page.getByText('No saved views.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await views(reader).waitFor();
});
