import type { Page } from 'playwright-core';
import { z } from 'zod';
import { pdfPages } from '../pdfText';
import { fileClaim } from './setup/fileClaim';
import { openStage } from './setup/stage';

const { url, person, claim } = openStage();

const LINES = 344;
const answer = z.looseObject({
  data: z.looseObject({ lines: z.array(z.looseObject({ id: z.string(), entryNumber: z.string() })) }),
});

claim('H78 the PDF of a record of 344 lines has 344 lines, and heads on every page of them', async () => {
  const { id, number } = await fileClaim(url, 'user@lakehead.example', 1);
  const verifier = await person();
  const { page } = verifier;
  // The claim as it is, with its line 344 times: no company of the demonstration has as many to claim at once.
  await page.route(`**/api/refunds/${id}`, async (route) => {
    const response = await route.fetch();
    const body = answer.parse(await response.json());
    const [line] = body.data.lines;
    const lines = Array.from({ length: LINES }, (_, index) => ({
      ...line,
      id: `9${String(index).padStart(5, '0')}`,
      entryNumber: `ABC-${String(1_000_000 + index)}-1`,
    }));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, lines, lineCount: LINES } } });
  });
  await verifier.open(`/refunds/details?id=${id}`);
  await verifier.signIn('verifier@northwood.example');
  await verifier.sees(new RegExp(number));
  await page.getByText('ABC-1000000-1').first().waitFor();
  const shown = pdfPages(await page.pdf({ format: 'Letter', printBackground: true }));
  const plain = shown.map((text) => text.replace(/\s/g, ''));
  const printed = new Set(plain.join('').match(/ABC-?10\d{5}-?1/g));
  expect(printed.size).toBe(LINES);
  const withLines = plain.filter((text) => /ABC-?10\d{5}-?1/.test(text));
  expect(withLines.length).toBeGreaterThan(2);
  expect(withLines.filter((text) => !/Entrynumber.*Claimed/s.test(text))).toEqual([]);
});

/** Printing that says when it was asked for, instead of opening a dialog that nobody here can close. */
async function notePrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
}
const printed = (page: Page): Promise<unknown> => page.locator('html[data-printed=yes]').waitFor();
const paper = async (page: Page): Promise<readonly string[]> =>
  pdfPages(await page.pdf({ format: 'Letter', printBackground: true })).map((text) =>
    text.replace(/\s/g, ''),
  );

claim(
  'H78 a list of many pages is printed whole, with its heads on each page, and a page alone says so',
  async () => {
    const admin = await person();
    const { page } = admin;
    await notePrint(page);
    await admin.open('/admin/companies?pageSize=10');
    await admin.signIn('admin@northwood.example');
    await page.locator('.list-table tbody a').first().waitFor();
    const total = Number(/of ([\d,]+)/.exec(await page.locator('.pager [role=status]').innerText())?.[1]);
    expect(total).toBeGreaterThan(10);

    // From the browser's own menu, which does not wait.
    expect((await paper(page)).join('')).toContain(`Rows1to10of${total}areprinted.`);

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Print list' }).click();
    await printed(page);
    const names = await page
      .locator('.list-table tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent ?? ''));
    expect(names).toHaveLength(total);
    const pages = await paper(page);
    const text = pages.join('');
    // A long name fills several lines of its cell, so its words are looked for one by one, and long ones by their beginning.
    const isPrinted = (name: string) => name.split(/\s+/).every((word) => text.includes(word.slice(0, 10)));
    expect(names.filter((name) => !isPrinted(name))).toEqual([]);
    expect(text).not.toContain('areprinted');
    // Afterward, the page is there again.
    await page.locator('.list-table tbody tr').nth(10).waitFor({ state: 'detached' });
  },
);

claim('H78 the report grid is printed with all its rows and columns, and heads on each page', async () => {
  const admin = await person();
  const { page } = admin;
  await notePrint(page);
  await admin.open('/admin/reports');
  await admin.signIn('admin@northwood.example');
  await page.locator('.grid-body a').first().waitFor();
  const total = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  const periods = await page.locator('.grid-heading .grid-cell').allInnerTexts();
  await page.keyboard.press('Control+p');
  await printed(page);
  await page.emulateMedia({ media: 'print' });
  const names = await page.locator('.grid-body [role=rowheader]').allInnerTexts();
  expect(names).toHaveLength(total);
  const pages = await paper(page);
  const text = pages.join('');
  expect(names.filter((name) => !text.includes(name.replace(/\s/g, '')))).toEqual([]);
  const heads = periods.map((head) => head.replace(/\s/g, ''));
  for (const each of pages.filter((one) => names.some((name) => one.includes(name.replace(/\s/g, '')))))
    expect(heads.filter((head) => !each.includes(head))).toEqual([]);
});
