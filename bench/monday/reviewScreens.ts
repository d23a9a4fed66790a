import type { Browser, Page } from 'playwright-core';

/** Longer than a page takes to show its buttons. */
const SHOWN_MS = 3_000;

/** Two hundred approvals are one transaction each. */
const DECIDED_MS = 120_000;

export interface Reviewed {
  readonly done: number;
  readonly left: number;
  /** Claims that were on screen, each once. */
  readonly seen: number;
  /** From the sign-in page to the last decision, seconds. */
  readonly seconds: number;
}

/** A person in a browser, signed in, on the first screen. */
export async function openFor(
  browser: Browser,
  baseURL: string,
  email: string,
  password: string,
): Promise<Page> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto('/');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/home/u);
  return page;
}

/** A lead shares out all unassigned claims. @returns seconds from the workload to the message that it is done */
export async function assignAll(page: Page): Promise<number> {
  await page.goto('/admin/refunds?view=workload');
  const begun = performance.now();
  await page.getByRole('button', { name: /^Assign \d+ unassigned claim/u }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Assign \d+ claim/u })
    .click();
  await page.getByText(/assigned: /u).waitFor();
  return (performance.now() - begun) / 1_000;
}

/** Verifies the reader's own claims by keyboard: those that match exactly are verified, at the others the next one is opened. */
export async function verifyOwn(page: Page, most: number): Promise<Reviewed> {
  await page.goto('/admin/refunds?assignee=mine');
  await page.locator('[data-row-link]').first().click();
  const heading = page.getByRole('heading', { level: 1, name: /RF-/u });
  const verify = page.getByRole('button', { name: 'Verify claim', exact: true });
  const begun = performance.now();
  let [done, left] = [0, 0];
  const seen = new Set<string>();
  while (done + left < most) {
    await heading.waitFor();
    const number = await heading.innerText();
    seen.add(number);
    await page.locator('.document-viewer .viewer-head').waitFor();
    // A claim that waits for its company, say, is the reader's, but is not verified now.
    const isOpen = await verify.waitFor({ timeout: SHOWN_MS }).then(
      () => true,
      () => false,
    );
    if (isOpen) await page.keyboard.press('e');
    // The answer to the approver is the reader's own words.
    const wasSentBack = (await page.getByText(/^Returned to the verifier by/u).count()) > 0;
    const isHeld = !isOpen || wasSentBack || (await verify.getAttribute('aria-disabled')) === 'true';
    const isLast = (await page.getByRole('link', { name: 'Next claim' }).count()) === 0;
    if (isHeld) {
      left += 1;
      if (isLast) break;
      await page.keyboard.press('n');
    } else {
      done += 1;
      await page.keyboard.press('v');
      await page.waitForFunction(() => document.activeElement?.textContent.includes('Verify') === true);
      await page.keyboard.press('Enter');
    }
    if (isLast) {
      await page.getByText('Claim verified.').waitFor();
      break;
    }
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, number);
  }
  return { done, left, seen: seen.size, seconds: (performance.now() - begun) / 1_000 };
}

/** Approves all verified claims with one decision, after opening the sample. */
export async function approveAll(page: Page): Promise<Reviewed> {
  await page.goto('/admin/refunds?status=Verified');
  const begun = performance.now();
  await page.locator('[data-row]').first().waitFor();
  await page.locator('thead input[type="checkbox"]').check();
  const all = page.getByRole('button', { name: /^Select all [\d,]+ matching rows/u });
  if ((await all.count()) > 0) await all.click();
  await page.getByRole('button', { name: 'Approve selected claims' }).click();
  const sample = page.getByRole('region', { name: 'Open these claims first' });
  await sample.waitFor();
  const count = await sample.locator('tbody tr').count();
  await page.getByRole('link', { name: 'Open next claim' }).click();
  for (let opened = 1; opened <= count; opened += 1) {
    await page.getByText(`Sample for your approval: ${opened} of ${count} opened`).waitFor();
    if (opened < count) await page.getByRole('link', { name: 'Next claim of the sample' }).click();
  }
  await page.getByRole('link', { name: 'Back to approval' }).click();
  await page.getByRole('button', { name: /^Approve \d+ claim/u }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve \d+ claim/u })
    .click();
  const result = page.getByText(/^\d+ claims? approved\.$/u);
  await result.waitFor({ timeout: DECIDED_MS });
  const done = Number(/^\d+/u.exec(await result.innerText())?.[0]);
  return { done, left: 0, seen: count, seconds: (performance.now() - begun) / 1_000 };
}
