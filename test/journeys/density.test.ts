import { axeFindings } from './setup/axe';
import { becomes, eventually } from './setup/eventually';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

interface List {
  readonly name: string;
  readonly address: string;
  /** Rows that may take a second line. */
  readonly hasTwoLines?: true;
}

/** Every list of the staff. */
const LISTS: readonly List[] = [
  { name: 'refund claims', address: '/admin/refunds' },
  { name: 'entry lines', address: '/admin/customs?view=lines' },
  { name: 'unmatched importers', address: '/admin/customs?view=unmatched' },
  { name: 'variances', address: '/admin/customs?view=variance&sort=-differenceSize' },
  { name: 'Customs files', address: '/admin/customs' },
  { name: 'companies', address: '/admin/companies' },
  { name: 'exemptions', address: '/admin/exemptions?view=all' },
  { name: 'payments', address: '/admin/payments' },
  { name: 'write-offs and voided reports', address: '/admin/payments?view=corrections' },
  { name: 'payment runs', address: '/admin/paymentruns?view=runs' },
  { name: 'reports', address: '/admin/reports?view=list' },
  { name: 'registrations', address: '/admin/companies?status=Pending' },
  { name: 'users', address: '/admin/users' },
  { name: 'messages', address: '/admin/messages' },
  { name: 'audit trail', address: '/admin/audit' },
  { name: 'notifications', address: '/notifications', hasTwoLines: true },
];

const SIZES = [
  { width: 1280, height: 800, rows: 14, rowsOfTwoLines: 10 },
  { width: 1920, height: 1080, rows: 22, rowsOfTwoLines: 16 },
] as const;
const FIRST_ROW_BY = 200;
/** A scroll bar of the system takes so much of the page; the test's browser draws none. */
const SCROLL_BAR = 17;

interface Measured {
  readonly firstRow: number;
  readonly rowHeight: number;
  /** Counted where the list is longer than the page, else how many would fit. */
  readonly fullRows: number;
  readonly hidden: number;
}

const measure = ({ page }: Person): Promise<Measured> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
    const body = document.querySelector('.list-table tbody');
    const [first] = rows;
    if (first === undefined || body === null) throw new Error('the list shows no row');
    // Sums may stick to the lower edge.
    const sums = document.querySelector('.list-foot.has-totals')?.getBoundingClientRect().top;
    const bottom = Math.min(innerHeight, sums ?? innerHeight);
    const tallest = Math.max(...rows.map(({ height }) => height));
    const full = rows.filter((row) => row.bottom <= bottom).length;
    return {
      firstRow: Math.round(first.top),
      rowHeight: Math.round(tallest),
      fullRows: full < rows.length ? full : Math.max(full, Math.floor((bottom - first.top) / tallest)),
      hidden: body.scrollWidth - body.clientWidth,
    };
  });

const openAdmin = async (): Promise<Person> => {
  const admin = await person();
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  return admin;
};

claim('every list of the staff begins high on the page and shows a screen full of rows', async () => {
  const admin = await openAdmin();
  const wrong: string[] = [];
  const table: string[] = [];
  for (const { name, address, hasTwoLines } of LISTS) {
    await admin.open(address);
    await admin.page.locator('[data-row]').first().waitFor();
    await settle(admin);
    for (const { width, height, rows, rowsOfTwoLines } of SIZES) {
      await admin.page.setViewportSize({ width: width - SCROLL_BAR, height });
      const measured = await measure(admin);
      const { firstRow, rowHeight, fullRows, hidden } = measured;
      table.push(
        `${name} ${width}: first row at ${firstRow}, ${fullRows} rows of ${rowHeight}, hidden ${hidden}`,
      );
      const wanted = hasTwoLines === true ? rowsOfTwoLines : rows;
      if (firstRow > FIRST_ROW_BY || fullRows < wanted || hidden > 0) wrong.push(table.at(-1) ?? '');
    }
  }
  if (wrong.length > 0) console.log(table.join('\n'));
  expect(wrong).toEqual([]);
});

claim('the two densities differ, and each person on a device keeps their own', async () => {
  const admin = await openAdmin();
  const { page } = admin;
  const rowHeight = async () => (await measure(admin)).rowHeight;
  await admin.open('/admin/customs?view=lines');
  await page.locator('[data-row]').first().waitFor();
  await becomes(rowHeight, 32);
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('group', { name: 'Density' }).getByRole('radio', { name: 'Comfortable' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await becomes(rowHeight, 40);
  await page.reload();
  await page.locator('[data-row]').first().waitFor();
  await becomes(rowHeight, 40);
  await admin.signOut();
  await admin.open('/admin/customs?view=lines');
  await admin.signIn('verifier@northwood.example');
  await page.locator('[data-row]').first().waitFor();
  await becomes(rowHeight, 32);
});

claim('the page scrolls and the head sticks; a filter opens over the rows and moves none', async () => {
  const admin = await openAdmin();
  const { page } = admin;
  await page.setViewportSize({ width: 1280, height: 800 });
  await admin.open('/admin/customs?view=lines');
  await page.locator('[data-row]').first().waitFor();
  await settle(admin);
  const before = (await measure(admin)).firstRow;
  const chip = page.getByRole('button', { name: 'Program coverage', exact: true });
  await chip.press('Enter');
  const field = page.getByRole('dialog', { name: 'Program coverage' }).getByRole('combobox');
  await becomes(() => field.evaluate((node) => node === document.activeElement), true);
  expect((await measure(admin)).firstRow).toBe(before);
  expect(await axeFindings(page)).toEqual([]);
  await field.selectOption({ label: 'Covered' });
  await page.waitForURL(/covered=yes/);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove filter: Program coverage' }).press('Enter');
  await page.waitForURL((url) => !url.search.includes('covered'));
  await page.locator('table[aria-busy="false"]').waitFor();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 300);
  await becomes(() => page.evaluate(() => scrollY), expect.any(Number));
  await eventually(async () => {
    const [scrolled, head, header] = await page.evaluate(() => [
      scrollY,
      document.querySelector('.list-table thead')?.getBoundingClientRect().top,
      document.querySelector('.frame-top')?.getBoundingClientRect().bottom,
    ]);
    expect(scrolled).toBeGreaterThan(100);
    expect(head).toBe(header);
  });
});

claim('what a column cuts off is shown to the pointer and to the keyboard', async () => {
  const admin = await openAdmin();
  const { page } = admin;
  await page.setViewportSize({ width: 1280, height: 800 });
  await admin.open('/admin/audit');
  await page.locator('[data-row]').first().waitFor();
  await settle(admin);
  const cut = await page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('td[data-column="fields"]')];
    return cells.findIndex((cell) => cell.scrollWidth > cell.clientWidth + 1);
  });
  expect(cut).toBeGreaterThanOrEqual(0);
  const cell = page.locator('td[data-column="fields"]').nth(cut);
  const whole = (await cell.innerText()).replace(/\s+/g, ' ').trim();
  const tip = page.locator('.cut-text');
  await cell.hover();
  await becomes(() => tip.innerText(), whole);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  // The keyboard reaches the row by its menu.
  await page.locator('[data-row]').nth(cut).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await eventually(async () => {
    expect(await tip.innerText()).toContain(whole);
  });
});

claim('columns that continue behind the edge are marked, and the head follows the rows', async () => {
  const admin = await openAdmin();
  const { page } = admin;
  await page.setViewportSize({ width: 900, height: 800 });
  await admin.open('/admin/customs?view=lines');
  await page.locator('[data-row]').first().waitFor();
  const more = () => page.locator('.list-frame').getAttribute('data-more');
  await becomes(more, 'end');
  await page.locator('.list-table tbody').evaluate((body) => {
    body.scrollLeft = body.scrollWidth;
  });
  await becomes(more, 'start');
  await becomes(
    () =>
      page.evaluate(() => {
        const left = (part: string): number | undefined =>
          document.querySelector(`${part} [data-column="variance"]`)?.getBoundingClientRect().left;
        return left('thead') === left('tbody');
      }),
    true,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(900);
});

claim('the board names a company, and Customs only an importer that is none', async () => {
  const admin = await openAdmin();
  const { page } = admin;
  await admin.open('/admin/customs?view=lines&q=Cedarline');
  await page.locator('[data-row]').first().waitFor();
  await page
    .locator('td[data-column="companyName"]', { hasText: 'Cedarline Imports Inc.' })
    .first()
    .waitFor();
  await admin.open('/admin/customs?view=lines&matched=no');
  const unmatched = page.locator('td[data-column="companyName"]').first();
  await unmatched.getByText('Unmatched').waitFor();
});

claim('a phone’s card is short, and more cards come by a button that keys press', async () => {
  const admin = await openAdmin();
  const { page } = admin;
  await page.setViewportSize({ width: 390, height: 844 });
  await admin.open('/admin/refunds');
  await page.locator('[data-row]').first().waitFor();
  await settle(admin);
  expect((await measure(admin)).rowHeight).toBeLessThanOrEqual(130);
  await admin.open('/admin/customs?view=lines');
  await page.locator('[data-row]').first().waitFor();
  await becomes(() => page.locator('[data-row]').count(), 25);
  await page.getByRole('button', { name: 'Show 25 more' }).press('Enter');
  await becomes(() => page.locator('[data-row]').count(), 50);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByLabel('Sort by').selectOption({ label: 'Collected ($): descending' });
  await page.waitForURL(/sort=-amountCollected/);
  expect(await axeFindings(page)).toEqual([]);
});

claim('25 rows with every column stay a small page', async () => {
  const admin = await openAdmin();
  const { page } = admin;
  await admin.open('/admin/customs?view=lines');
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const columns = page.getByRole('group', { name: 'Columns' });
  for (const box of await columns.getByRole('checkbox').all()) await box.check();
  await page.keyboard.press('Escape');
  await settle(admin);
  expect(await page.locator('[data-row]').count()).toBe(25);
  expect(await page.locator('.list-table *').count()).toBeLessThanOrEqual(700);
});
