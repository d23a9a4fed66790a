import type { Page } from 'playwright-core';
import { axeFindings } from './setup/axe';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

/**
 * Language and theme the page says it has, before anything of the application has run. Its scripts stay slow afterward: to release
 * them while they load can leave one hanging.
 */
async function firstPaint(page: Page, address: string) {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('body').waitFor();
  const { lang, theme } = await page.locator('html').evaluate((html) => ({
    lang: html.getAttribute('lang'),
    theme: html.getAttribute('data-bs-theme'),
  }));
  return [lang, theme];
}

claim('the language and the theme of the device are there from the first paint', async () => {
  const french = await person({ locale: 'fr-CA', colorScheme: 'dark' });
  expect(await firstPaint(french.page, '/')).toEqual(['fr', 'dark']);
  await french.page.getByRole('button', { name: 'Se connecter' }).waitFor();
  expect(await french.page.getByLabel('Email', { exact: true }).isVisible()).toBe(false);
});

claim('a chosen language and theme hold, from the sign-in page on and after a reload', async () => {
  const user = await person();
  const { page } = user;
  await user.open('/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'Afficher cette page en français' }).click();
  await page.getByRole('heading', { level: 1, name: 'Se connecter' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await firstPaint(page, '/')).toEqual(['fr', 'dark']);
  await page.locator('#fr-email').fill('user@boreal.example');
  await page.locator('#fr-password').fill('northwood demo 2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Accueil' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await firstPaint(page, '/refunds')).toEqual(['fr', 'dark']);
  await page.getByRole('button', { name: /^Menu du compte/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Account menu: Geneviève Côté' }).waitFor();
});

claim('H12 a date of business is the same day in every time zone', async () => {
  const seen = new Set<string>();
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
    const user = await person({ timezoneId });
    await user.open('/');
    await user.signIn('user@cedarline.example');
    // The oldest first: the newest may come while this goes on, in a file that another journey posts.
    await user.open('/refunds?tab=lines&sort=entryDate');
    const dates = user.page.locator('td[data-column="entryDate"]');
    await dates.first().waitFor();
    seen.add((await dates.allInnerTexts()).join(' | '));
  }
  expect(seen.size).toBe(1);
  expect([...seen][0]).toMatch(/\w{3} \d+, 20\d\d/);
});
