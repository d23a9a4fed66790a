import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { takesFocus } from './setup/browsers';
import { becomes } from './setup/eventually';
import { fileClaim } from './setup/fileClaim';
import { openStage } from './setup/stage';

const { url, person, claim } = openStage();

/** From one record straight to another, by its number. */
async function jump(page: Page, number: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: /search/i });
  await palette.getByRole('combobox').fill(number);
  await palette
    .getByRole('option', { name: new RegExp(number) })
    .first()
    .click();
}

/** Notes the headings a page shows, and those under which it speaks of a record they do not name. */
async function followHeadings(
  page: Page,
  number: string,
): Promise<() => Promise<{ seen: string[]; strays: string[] }>> {
  await page.evaluate((named) => {
    const headings = { seen: [] as string[], strays: [] as string[] };
    Object.assign(window, { headings });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      // The company's other claims are named beside each of them.
      const others = document.querySelector('.company-context')?.textContent ?? '';
      const shown = (document.querySelector('main')?.textContent ?? '').replace(others, '');
      if (headings.seen.at(-1) !== heading) headings.seen.push(heading);
      if (shown.includes(named) && !heading.includes(named)) headings.strays.push(heading);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, number);
  return () => page.evaluate(() => Reflect.get(window, 'headings') as { seen: string[]; strays: string[] });
}

claim('H43 nothing of one record stands under the heading of another, late or failed', async () => {
  const first = await fileClaim(url, 'user@lakehead.example', 1);
  const slow = await fileClaim(url, 'user@lakehead.example', 2);
  const broken = await fileClaim(url, 'user@lakehead.example', 1);
  const verifier = await person();
  const { page, watch } = verifier;
  watch.expectStatuses(500);
  await page.route(`**/api/refunds/${slow.id}`, async (route) => {
    await pause(2_000);
    await route.continue();
  });
  await page.route(`**/api/refunds/${broken.id}`, (route) => route.fulfill({ status: 500, body: '' }));
  await verifier.open(`/refunds/details?id=${first.id}`);
  await verifier.signIn('verifier@northwood.example');
  const main = page.locator('main');
  await page.getByRole('heading', { level: 1, name: new RegExp(first.number) }).waitFor();
  const headings = await followHeadings(page, first.number);

  await jump(page, slow.number);
  await page.waitForURL((address) => address.search.includes(`id=${slow.id}`));
  await page.getByRole('heading', { level: 1, name: new RegExp(slow.number) }).waitFor();
  expect(await main.innerText()).not.toContain(first.number);

  await jump(page, broken.number);
  await page.waitForURL((address) => address.search.includes(`id=${broken.id}`));
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  const shown = await main.innerText();
  for (const { number } of [first, slow]) expect(shown).not.toContain(number);
  const { seen, strays } = await headings();
  expect(seen).toContainEqual(expect.stringContaining(slow.number));
  expect(strays).toEqual([]);
});

claim('H51 a page scrolls again after a dialog that changed it, and after Back with one open', async () => {
  const filed = await fileClaim(url, 'user@lakehead.example', 1);
  const verifier = await person();
  const { page } = verifier;
  await verifier.open('/admin/refunds?view=all');
  await verifier.signIn('verifier@northwood.example');
  await page.locator('[data-row]').first().waitFor();
  await verifier.page.evaluate(() => {
    document.body.style.minHeight = '3000px';
  });
  const isFree = async (): Promise<void> => {
    await pause(1_000);
    await becomes(() => page.locator('dialog[open], .modal-backdrop').count(), 0);
    await becomes(
      () =>
        page.evaluate(() => {
          scrollTo(0, 400);
          return {
            left: scrollY,
            look: getComputedStyle(document.body).overflowY,
            name: document.body.className,
          };
        }),
      { left: 400, look: 'visible', name: '' },
    );
  };
  await jump(page, filed.number);
  await page.getByRole('button', { name: 'Start review' }).click();
  const askToReturn = page.getByRole('button', { name: 'Return to company' });
  await askToReturn.click();
  await page.getByRole('dialog').getByLabel('Message to company').waitFor();
  await page.goBack();
  await page.locator('[data-row]').first().waitFor();
  await isFree();

  await page.goForward();
  await askToReturn.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).selectOption('evidence-missing');
  await dialog.getByLabel('Message to company').fill('Please send page two.');
  await dialog.getByRole('button', { name: 'Return to company' }).click();
  await page.getByText('Claim returned to the company.').waitFor();
  await isFree();
});

claim('H68 every status has its word, and every wrong field says so and leads to its message', async () => {
  const verifier = await person();
  const { page } = verifier;
  await verifier.open('/admin/refunds?view=all');
  await verifier.signIn('verifier@northwood.example');
  await page.locator('[data-row]').first().waitFor();
  const badges = await page.locator('[data-row] .status').allInnerTexts();
  expect(badges.length).toBeGreaterThan(0);
  // A number is the count of risk signals, which are named beside it.
  for (const badge of badges) expect(badge).toMatch(/\p{L}{3}|^\d+$/u);

  const guest = await person();
  await guest.open('/register');
  await guest.page.locator('main form button[type="submit"]').last().click();
  const wrong = guest.page.locator('main [aria-invalid="true"]');
  await wrong.nth(2).waitFor();
  for (const field of await wrong.all()) {
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const texts = await Promise.all(ids.map((id) => guest.page.locator(`[id="${id}"]`).innerText()));
    expect(texts.join('')).toMatch(/\p{L}{3}/u);
  }
  await takesFocus(guest.page.locator('.error-summary'));
});
