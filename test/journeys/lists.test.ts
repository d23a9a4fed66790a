import { axeFindings } from './setup/axe';
import { hasFocus } from './setup/browsers';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

claim('H45 nonsense in a list’s address shows a sane list', async () => {
  const verifier = await person();
  await verifier.open('/');
  await verifier.signIn('verifier@northwood.example');
  const nonsense = ['page=-1', 'page=0', 'page=1.5&pageSize=abc', 'pageSize=1000000', 'page=&pageSize='];
  for (const query of [...nonsense, 'page=1&page=2', 'sort=drop%20table', 'status=Nonsense&page=x']) {
    await verifier.open(`/admin/refunds?${query}`);
    await verifier.page.locator('[data-row], .empty-state').first().waitFor();
    expect([query, await verifier.page.locator('[role="alert"] .alert-danger').count()]).toEqual([query, 0]);
  }
});

claim('H30 a page past the end leads back, and filtering begins at the first page', async () => {
  const verifier = await person();
  await verifier.open('/');
  await verifier.signIn('verifier@northwood.example');
  await verifier.open('/admin/customs?view=lines&page=99999');
  const { page } = verifier;
  await page.getByText(/^Past the end: /).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.waitForURL(/page=\d+/);
  await page.getByRole('searchbox').first().fill('Prairie');
  await page.waitForURL((url) => !url.search.includes('page='));
  await page.getByText(/^1–\d+ of /).waitFor();
});

claim('H48 with the keyboard alone one sorts, walks the rows and opens one', async () => {
  const verifier = await person();
  const { page } = verifier;
  await verifier.open('/');
  await verifier.signIn('verifier@northwood.example');
  await verifier.goTo('Refunds');
  await page.locator('[data-row]').first().waitFor();
  const heading = page.getByRole('columnheader', { name: /^Claimed/ });
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page
    .locator('th[aria-sort="ascending"], th[aria-sort="descending"]', { hasText: 'Claimed' })
    .waitFor();
  expect(await hasFocus(heading.getByRole('button'))).toBe(true);
  await page.locator('table[aria-busy="false"]').waitFor();
  const links = page.locator('[data-row-link]');
  await links.first().focus();
  await page.keyboard.press('j');
  expect(await hasFocus(links.nth(1))).toBe(true);
  const number = await links.nth(1).innerText();
  const outline = await links.nth(1).evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(outline).not.toBe('none');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor();
});

claim('H01 a name with markup reads as typed in alerts and lists, and runs nothing', async () => {
  const admin = await person();
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  await admin.page.getByText('Live', { exact: true }).waitFor();
  const name = 'Acme <img src=x onerror="window.__hit=1"><b>bold</b>';
  const answer = await admin.context.request.post('/api/UserManager/register', {
    data: {
      legalName: name,
      kind: 'IMPORTER',
      taxId: '77-1234567',
      importerNumber: '',
      address: {
        street1: '1 Way',
        street2: '',
        city: 'Fargo',
        region: 'ND',
        postalCode: '58102',
        country: 'US',
      },
      contactName: 'Max Mustermann',
      phone: '+1 555 0100',
      email: 'max@acme.example',
      message: '<svg onload="window.__hit=1">',
    },
  });
  expect(answer.status()).toBe(200);
  const alert = admin.alerts().filter({ hasText: 'Acme' });
  await alert.waitFor();
  expect(await alert.innerText()).toContain(name);
  await admin.open('/admin/companies?q=Acme');
  await admin.page.getByRole('link', { name }).waitFor();
  await admin.page.getByRole('link', { name }).click();
  await admin.page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await admin.page.evaluate(() => Reflect.get(window, '__hit') as unknown)).toBeUndefined();
  expect(await admin.page.locator('img[src="x"], svg[onload], iframe').count()).toBe(0);
});
