import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { PASSWORD, personIn, type Person } from './setup/person';
import { ROOT } from './setup/root';
import { endRun, startRun } from './setup/run';
import { screensOf, settle, type Screen } from './setup/screens';
import { watch } from './setup/watch';

const READERS = {
  user: 'user@cedarline.example',
  payer: 'user@pinegrove.example',
  exempt: 'user@boreal.example',
  verifier: 'verifier@northwood.example',
  approver: 'approver@northwood.example',
  readonly: 'readonly@northwood.example',
  admin: 'admin@northwood.example',
};
const ROLES: Readonly<Record<string, string>> = { payer: 'user', exempt: 'user' };
const GUESTS: readonly Screen[] = [
  { name: 'login', address: '/' },
  { name: 'home', address: '/home' },
  { name: 'contact', address: '/contact' },
  { name: 'ForgotPassword', address: '/ForgotPassword' },
  { name: 'resetpassword', address: '/resetpassword' },
  { name: 'register', address: '/register' },
  { name: 'access', address: '/help/access' },
  { name: 'outbox', address: '/outbox' },
  { name: 'unauthorized', address: '/unauthorized?page=adminusers' },
  { name: 'notfound', address: '/nowhere' },
];
const SIZES = {
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

function emptyPlace(folder: string): void {
  rmSync(path.join(PLACE, folder), { recursive: true, force: true });
  mkdirSync(path.join(PLACE, folder), { recursive: true });
}

/** Takes a picture of a screen in every theme and size. */
async function photograph(who: Person, folder: string, { name, address }: Screen): Promise<number> {
  await who.open(address);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await who.page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await who.page.emulateMedia({ colorScheme });
      await who.page.evaluate((theme) => {
        document.documentElement.dataset['bsTheme'] = theme;
      }, colorScheme);
      await settle(who);
      const file = path.join(PLACE, folder, `${name}-${size}-${colorScheme}.png`);
      await who.page.screenshot({ path: file, fullPage: true });
    }
  }
  return 2 * Object.keys(SIZES).length;
}

async function arrive(browser: Browser, url: string): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, locale, reducedMotion: 'reduce' });
  return personIn(context, await context.newPage(), await watch(context));
}

/** By the fields alone, which are the same in every language. */
async function signIn({ page }: Person, email: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.locator('nav').first().waitFor();
}

const { values, positionals: wanted } = parseArgs({
  options: { locale: { type: 'string', default: 'en-US' } },
  allowPositionals: true,
});
const { locale } = values;
/** Pictures in English lie where they always did; those in another language beside them. */
const PLACE = path.join(ROOT, 'screenshots', locale === 'en-US' ? '' : locale);
const isWanted = (folder: string): boolean => wanted.length === 0 || wanted.includes(folder);

/** Every route, for every role that may open it, into screenshots/: all roles, or those named as arguments (`user verifier --locale fr-CA`). */
async function main(): Promise<void> {
  const { url, browser: endpoint } = await startRun();
  const browser = await chromium.connect(endpoint);
  try {
    let taken = 0;
    if (isWanted('guest')) {
      emptyPlace('guest');
      const guest = await arrive(browser, url);
      for (const screen of GUESTS) taken += await photograph(guest, 'guest', screen);
    }
    for (const [folder, email] of Object.entries(READERS).filter(([each]) => isWanted(each))) {
      emptyPlace(folder);
      const reader = await arrive(browser, url);
      await signIn(reader, email);
      for (const screen of await screensOf(reader, ROLES[folder] ?? folder))
        taken += await photograph(reader, folder, screen);
      await reader.context.close();
      console.log(`${folder}: ${taken} pictures so far`);
    }
  } finally {
    await browser.close();
    await endRun();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
