import type { Locator } from 'playwright-core';
import type { Person } from './person';

/** The quantity of a line of the grid, from 1. */
export const quantityOf = ({ page }: Person, line: number): Locator =>
  page.getByLabel(new RegExp(`^Quantity of line ${line} `));

/** To the next page of the wizard, once the server's figures are there. */
export async function goOn({ page }: Person): Promise<void> {
  await page.locator('.totals-panel[aria-busy="false"]').waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Confirms every warning of the page of checks. */
export async function confirmAll({ page }: Person): Promise<void> {
  // The page before it shows the same figures: its warnings are there only once it is.
  await page.locator('#checks').waitFor();
  await page.locator('.totals-panel[aria-busy="false"]').waitFor();
  for (const box of await page.locator('.check-list').getByRole('checkbox').all()) await box.check();
}

/** Pastes a text as the browser hands it over. */
export const pasteInto = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

/** Signs the certification of the last page. */
export async function certifyReport({ page }: Person): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ida Sorenson');
  await page.getByRole('checkbox', { name: /^I certify that this report/ }).check();
}
