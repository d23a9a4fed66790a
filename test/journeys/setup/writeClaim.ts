import type { Locator } from 'playwright-core';
import { pdf } from './files';
import type { Person } from './person';

export interface ClaimWanted {
  /** Place of the fiscal year among those offered; the first is the newest. */
  readonly year?: number;
  /** How many lines are claimed. */
  readonly lines: number;
}

const next = (person: Person): Promise<void> =>
  person.page.getByRole('button', { name: 'Continue', exact: true }).click();

/** The first page of the wizard, by hand. */
export async function chooseBasis(person: Person, year = 0): Promise<void> {
  await person.goTo('New refund claim');
  const years = person.page.getByRole('radiogroup', { name: 'Fiscal year' });
  await years.locator('label').nth(year).click();
  await person.page.getByText('Annual exempt quantity', { exact: true }).click();
  await next(person);
}

/** The lines of the second page, one row each. */
export const claimLines = (person: Person): Locator =>
  person.page
    .getByRole('table', { name: /^Entry summary lines for/ })
    .getByRole('checkbox', { name: /^Claim entry/ });

/** Leaves the first lines chosen and takes all others out. */
export async function chooseLines(person: Person, count: number): Promise<void> {
  await claimLines(person).first().waitFor();
  await person.page.getByRole('button', { name: 'Clear selection' }).click();
  for (let line = 0; line < count; line += 1) await claimLines(person).nth(line).check();
  await next(person);
}

export async function attachEvidence(person: Person): Promise<void> {
  await person.page.getByLabel(/^Attach: /).setInputFiles(pdf('entry-summary.pdf'));
  await person.page.getByText('Customs entry summary: attached').waitFor();
  await next(person);
}

export async function nameApplicant(person: Person): Promise<void> {
  const { page } = person;
  await page.getByLabel('Name', { exact: true }).fill('Ellen Marsh');
  await page.getByLabel('Job title').fill('Import manager');
  await page.getByLabel('Business phone').fill('+1 555 0123');
  await page.getByLabel('Email address').fill('user@cedarline.example');
  await next(person);
}

/** What has to be ticked before a claim can be sent. */
export const statements = (person: Person): readonly Locator[] =>
  [/^Everything in this claim is true/, /^These lines have not been refunded/, /^I am authorized/].map(
    (name) => person.page.getByRole('checkbox', { name }),
  );

export async function certify(person: Person): Promise<void> {
  for (const statement of statements(person)) await statement.check();
}

/** From the menu to the last page, certified and ready to be submitted. */
export async function writeClaim(person: Person, { year = 0, lines }: ClaimWanted): Promise<void> {
  await chooseBasis(person, year);
  await chooseLines(person, lines);
  await attachEvidence(person);
  await nameApplicant(person);
  await certify(person);
}

export const submitButton = (person: Person): Locator =>
  person.page.getByRole('button', { name: 'Submit refund claim' });

/** Submits what was written. @returns the number on the receipt */
export async function submitClaim(person: Person): Promise<string> {
  await submitButton(person).click();
  await person.page.getByRole('heading', { level: 1, name: 'Claim submitted' }).waitFor();
  return person.page.getByText(/^RF-\d{4}-\d{6}$/).innerText();
}
