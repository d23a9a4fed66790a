import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { becomes, eventually } from './eventually';
import { words } from './words';
import type { Watch } from './watch';

const STILL_MS = 5_000;
/** From before an action to its message: the action itself takes a while on a busy machine. */
const RECEIVING_MS = 60_000;
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
  /** Opens the whole queue of claims: a verifier's begins with their own. */
  goToOpenClaims(): Promise<void>;
  /** Types an address, and waits for its screen. */
  open(address: string): Promise<void>;
  /** Path, query and fragment in the address bar. */
  address(): string;
  /** The address bar comes to show this path, query and fragment: a screen is drawn before or after it changes. */
  arrivesAt(address: string): Promise<void>;
  heading(): Locator;
  /** The screen comes to be headed so: a look in between would still find the screen before. */
  sees(heading: string | RegExp): Promise<void>;
  /** The transient messages on show. */
  alerts(): Locator;
  /** Waits for a transient message; asked before the action, so that it cannot come and go unseen. */
  receives(message: RegExp): Promise<string>;
  /** Keeps every transient message from now on, for one whose words only the action tells. @returns what waits for it */
  listens(): Promise<(message: RegExp) => Promise<string>>;
}

export type PersonOptions = Pick<
  BrowserContextOptions,
  'baseURL' | 'viewport' | 'locale' | 'timezoneId' | 'colorScheme' | 'storageState'
>;

export function personIn(context: BrowserContext, page: Page, watch: Watch): Person {
  const heading = (): Locator => page.getByRole('heading', { level: 1 });
  const address = (): string => {
    const { pathname, search, hash } = new URL(page.url());
    return pathname + search + hash;
  };
  /** A page whose parts still arrive moves what is about to be pressed; one that waits for good is used as it is. */
  const settled = async (): Promise<void> => {
    await heading().first().waitFor();
    await page
      .locator('.skeleton')
      .first()
      .waitFor({ state: 'detached', timeout: STILL_MS })
      .catch(() => undefined);
  };
  const goTo = async (entry: string): Promise<void> => {
    const menu = page.getByRole('navigation', { name: words.mainMenu });
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await menu.locator('[aria-current="page"]', { hasText: entry }).waitFor();
    await settled();
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
    goTo,
    goToOpenClaims: async () => {
      await goTo('Refund claims');
      await becomes(address, '/admin/refunds?assignee=mine');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await becomes(address, '/admin/refunds');
      await settled();
    },
    open: async (address) => {
      await page.goto(address);
      await settled();
    },
    address,
    arrivesAt: (expected) => becomes(address, expected),
    sees: (expected) =>
      page
        .getByRole('heading', {
          level: 1,
          name: expected,
          ...(typeof expected === 'string' ? { exact: true } : {}),
        })
        .waitFor(),
    alerts: () => page.locator('.alert-banner'),
    receives: async (message) => {
      const received = page.locator('.alert-banner').filter({ hasText: message }).first();
      await received.waitFor({ timeout: RECEIVING_MS });
      return received.innerText();
    },
    listens: () => listen(page),
  };
}

/** Watches in the page itself: looks from outside can miss a message that comes and goes on a busy machine. */
async function listen(page: Page): Promise<(message: RegExp) => Promise<string>> {
  const received = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    const keep = (): void => {
      for (const { textContent } of document.querySelectorAll('.alert-banner')) texts.add(textContent.trim());
    };
    keep();
    new MutationObserver(keep).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  return async (message) => {
    let texts: readonly string[] = [];
    await eventually(async () => {
      texts = await received.evaluate((kept) => [...kept]);
      expect(texts).toContainEqual(expect.stringMatching(message));
    }, RECEIVING_MS);
    return texts.find((text) => message.test(text)) ?? '';
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
