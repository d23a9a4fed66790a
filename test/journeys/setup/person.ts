import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { words } from './words';
import type { Watch } from './watch';

const STILL_MS = 5_000;
export const PASSWORD = 'northwood demo 2026';

/** A person in a browser of their own: profile, storage and windows apart from everybody else's. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
  /** From the sign-in page to the first screen. */
  signIn(email: string, options?: { readonly remember?: boolean; readonly password?: string }): Promise<void>;
  /** Fills the sign-in form and sends it, whatever comes of it. */
  sendSignIn(
    email: string,
    options?: { readonly remember?: boolean; readonly password?: string },
  ): Promise<void>;
  /** Through the account menu. */
  signOut(): Promise<void>;
  /** Chooses an entry of the main menu, and waits for its screen. */
  goTo(entry: string): Promise<void>;
  /** Types an address, and waits for its screen. */
  open(address: string): Promise<void>;
  /** Path, query and fragment in the address bar. */
  address(): string;
  heading(): Locator;
  /** The transient messages on show. */
  alerts(): Locator;
  /** Waits for a transient message; asked before the deed, so that it cannot come and go unseen. */
  hears(message: RegExp): Promise<string>;
}

export type PersonOptions = Pick<
  BrowserContextOptions,
  'baseURL' | 'viewport' | 'locale' | 'timezoneId' | 'colorScheme' | 'storageState'
>;

export function personIn(context: BrowserContext, page: Page, watch: Watch): Person {
  const heading = (): Locator => page.getByRole('heading', { level: 1 });
  /** A page whose parts still arrive moves what is about to be pressed; one that waits for good is used as it is. */
  const settled = async (): Promise<void> => {
    await heading().first().waitFor();
    await page
      .locator('.skeleton')
      .first()
      .waitFor({ state: 'detached', timeout: STILL_MS })
      .catch(() => undefined);
  };
  return {
    context,
    page,
    watch,
    heading,
    sendSignIn: (email, options = {}) => sendSignIn(page, email, options),
    signIn: async (email, options = {}) => {
      await sendSignIn(page, email, options);
      await page.getByRole('button', { name: words.accountOf }).waitFor();
    },
    signOut: async () => {
      await page.getByRole('button', { name: words.accountOf }).click();
      await page.getByRole('menuitem', { name: words.signOut }).click();
      await page.getByRole('heading', { name: words.signIn, level: 1 }).waitFor();
    },
    goTo: async (entry) => {
      const menu = page.getByRole('navigation', { name: words.mainMenu });
      await menu.getByRole('link', { name: entry, exact: true }).click();
      await menu.locator('[aria-current="page"]', { hasText: entry }).waitFor();
      await settled();
    },
    open: async (address) => {
      await page.goto(address);
      await settled();
    },
    address: () => {
      const { pathname, search, hash } = new URL(page.url());
      return pathname + search + hash;
    },
    alerts: () => page.locator('.alert-banner'),
    hears: (message) => page.locator('.alert-banner').filter({ hasText: message }).first().innerText(),
  };
}

async function sendSignIn(
  page: Page,
  email: string,
  { remember = false, password = PASSWORD }: { readonly remember?: boolean; readonly password?: string },
): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  if (remember) await page.getByLabel(words.remember).check();
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
}
