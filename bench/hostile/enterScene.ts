import type { BrowserContext, Page } from 'playwright-core';
import frame from '../../src/i18n/en/frame.json';
import { personIn } from '../../test/journeys/setup/person';
import { watch } from '../../test/journeys/setup/watch';
import type { HostileHub } from './hostileHub';
import { recordPage, seenOn } from './pageRecorder';
import type { Scene } from './scene';

interface Entered {
  readonly scene: Scene;
  /** Errors the page reported that no lost connection explains. */
  readonly faults: () => readonly string[];
}

const LOOK_MS = 100;
/** What the browser itself writes about a socket that does not open; no page can keep it from doing so. */
const SOCKET = /WebSocket connection to|ERR_(CONNECTION|NETWORK|INTERNET)/;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Signs a member of staff in on the page; the hub plays what it was told to. */
export async function enterScene(
  context: BrowserContext,
  hub: HostileHub,
  account: { readonly email: string; readonly password: string },
  ours: readonly string[],
): Promise<Entered> {
  const seen = await watch(context);
  const page = await context.newPage();
  await recordPage(page);
  const foreign: string[] = [];
  let renewals = 0;
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (/refreshtoken$/i.test(pathname)) renewals += 1;
    if (protocol.startsWith('http') && !ours.includes(origin)) foreign.push(request.url());
  });
  const person = personIn(context, page, seen);
  await page.goto('/');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: frame.account.open.replace('{{name}}', '') }).waitFor();
  return {
    scene: {
      page,
      log: hub.log,
      seen: () => seenOn(page),
      attempts: () => hub.log().flatMap(({ ev, t }) => (ev === 'upgrade' ? [t] : [])),
      until: async (holds, withinMs) => {
        const end = Date.now() + withinMs;
        for (;;) {
          if (await holds()) return true;
          if (Date.now() > end) return false;
          await pause(LOOK_MS);
        }
      },
      pause,
      use: () => useMenu(page),
      signOut: () => person.signOut(),
      storedId: () => storedId(page),
      renewals: () => renewals,
      foreign: () => foreign,
    },
    faults: () => seen.takeFaults().filter((fault) => !SOCKET.test(fault)),
  };
}

async function useMenu(page: Page): Promise<number> {
  const begun = Date.now();
  const menu = page.getByRole('navigation', { name: frame.navigation.label });
  for (const entry of [frame.navigation.users, frame.navigation.home]) {
    await menu.getByRole('link', { name: entry, exact: true }).click();
    await page.locator('h1').first().waitFor();
    await menu.locator('[aria-current="page"]', { hasText: entry }).waitFor();
  }
  return Date.now() - begun;
}

const storedId = async (page: Page): Promise<unknown> => {
  const text = await page.evaluate(() => sessionStorage.getItem('auth'));
  const stored: unknown = JSON.parse(text ?? 'null');
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'connectionId') : undefined;
};
