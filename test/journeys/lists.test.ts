import type { Locator } from 'playwright-core';
import { axeFindings } from './setup/axe';
import { takesFocus } from './setup/browsers';
import { becomes } from './setup/eventually';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
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
  await page.getByText(/^No rows on this page/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.locator('[data-row]').first().waitFor();
  const last = page.url();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.waitForURL((url) => url.search.includes('page=') && url.href !== last);
  await page.getByRole('searchbox').first().fill('Prairie');
  await page.waitForURL((url) => !url.search.includes('page='));
  await page.getByText(/^1–\d+ of /).waitFor();
});

claim('H48 with the keyboard alone one sorts, walks the rows and opens one', async () => {
  const verifier = await person();
  const { page } = verifier;
  await verifier.open('/');
  await verifier.signIn('verifier@northwood.example');
  await verifier.goToOpenClaims();
  await page.locator('[data-row]').first().waitFor();
  const heading = page.getByRole('columnheader', { name: /^Claimed/ });
  await heading.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page
    .locator('th[aria-sort="ascending"], th[aria-sort="descending"]', { hasText: 'Claimed' })
    .waitFor();
  await takesFocus(heading.getByRole('button'));
  await page.locator('table[aria-busy="false"]').waitFor();
  const links = page.locator('[data-row-link]');
  await links.first().focus();
  await page.keyboard.press('j');
  await takesFocus(links.nth(1));
  // The one with the focus: a claim that is filed meanwhile moves the rows.
  const focused = page.locator('[data-row-link]:focus');
  const number = await focused.innerText();
  const outline = await focused.evaluate((link) => getComputedStyle(link).outlineStyle);
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

/** The texts of a row that the cell with its menu covers. */
function cellsUnderTheMenu(row: Element): readonly string[] {
  const menu = row.querySelector('.list-actions')?.getBoundingClientRect();
  return [...row.querySelectorAll('td:not(.list-actions)')].flatMap((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return [...text.getClientRects()].some(
      (box) => menu !== undefined && box.right > menu.left && box.top < menu.bottom && box.bottom > menu.top,
    )
      ? [cell.textContent]
      : [];
  });
}

claim('on a phone, the menu of a card covers none of its amount', async () => {
  const admin = await person();
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  await admin.page.setViewportSize({ width: 390, height: 844 });
  await admin.open('/admin/payments?view=card-returns');
  const row = admin.page.locator('[data-row]').first();
  await row.getByRole('button', { name: 'Actions for this row' }).waitFor();
  expect(await row.innerText()).toContain('25.00');
  expect(await row.evaluate(cellsUnderTheMenu)).toEqual([]);
});

for (const width of [1280, 390])
  claim(
    `H69 the menu of a list’s only row is whole and usable at ${width} pixels, by mouse and by keyboard`,
    async () => {
      const admin = await person();
      const { page } = admin;
      await admin.open('/');
      await admin.signIn('admin@northwood.example');
      await page.setViewportSize({ width, height: 500 });
      await admin.open(await addressOfOneAction(admin, `One row at ${width}`));
      const row = page.locator('[data-row]');
      await row.first().waitFor();
      await settle(admin);
      expect(await row.count()).toBe(1);
      const button = row.getByRole('button', { name: 'Actions for this row' });
      const size = () =>
        page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          const box = document.querySelector('.list-table tbody');
          return [scrollWidth, scrollHeight, box?.scrollWidth, box?.scrollHeight];
        });
      const before = await size();
      await button.click();
      const items = page.getByRole('menuitem');
      await items.nth(1).waitFor();
      for (const item of await items.all()) await becomesWhole(item);
      expect(await axeFindings(page)).toEqual([]);
      await becomes(size, before);
      await page.keyboard.press('Escape');
      await items.first().waitFor({ state: 'detached' });
      await takesFocus(button);
      await page.keyboard.press('Enter');
      await items.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await becomes(() => page.evaluate(() => document.activeElement?.getAttribute('role')), 'menuitem');
      const last = items.last();
      await becomesWhole(last);
      await last.press('Enter');
      await page.waitForURL(/(actorId|subjectId|companyId)=/);
    },
  );

/** The audit trail of a record that only one action was done to. */
async function addressOfOneAction(admin: Person, name: string): Promise<string> {
  const { page } = admin;
  await admin.open('/admin/users');
  // Named after the view where one is shown.
  await page.getByRole('button', { name: /^Saved view/ }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  await page.getByLabel('View name').fill(name);
  const answer = page.waitForResponse('**/api/account/views');
  await page.getByRole('button', { name: 'Save view' }).click();
  const { data } = (await (await answer).json()) as { data: { id: string } };
  return `/admin/audit?subjectType=saved-view&subjectId=${data.id}`;
}

/**
 * Waits until nothing cuts an element off or lies over it: its middle and its corners are its own. A live
 * message of somebody else's action may pass over it.
 */
async function becomesWhole(element: Locator): Promise<void> {
  await element.page().waitForFunction(
    (shown) => {
      if (!(shown instanceof HTMLElement)) return false;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const inset = 4;
      const places = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const;
      return places.every(([x, y]) => {
        const there = document.elementsFromPoint(x, y).find((each) => each.closest('.alert-banner') === null);
        return there !== undefined && (shown === there || shown.contains(there));
      });
    },
    await element.elementHandle(),
  );
}
