import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The themes differ in colors alone, so the second one is asked about those. */
const LOOKS = [
  { theme: 'light', options: { runOnly: { type: 'tag' as const, values: RULES } } },
  {
    theme: 'dark',
    options: { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } },
  },
];

/**
 * What axe finds against WCAG 2.2 AA on the screen as it stands, in the light and in the dark theme.
 * The page is looked at from its top: what has been scrolled half under the header is not too small.
 * @returns one sentence for each finding; none when all is well
 */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  const before = await page.locator('html').getAttribute('data-bs-theme');
  const height = await scrollTo(page, 0);
  for (const { theme, options } of LOOKS) {
    await showTheme(page, theme);
    const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode(true).analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        findings.push(`${theme}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`);
  }
  if (before !== null) await showTheme(page, before);
  await scrollTo(page, height);
  return findings;
}

/** @returns how far down the page stood before, in CSS pixels */
const scrollTo = (page: Page, height: number): Promise<number> =>
  page.evaluate((top) => {
    const before = window.scrollY;
    window.scrollTo({ top, behavior: 'instant' });
    return before;
  }, height);

const showTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['bsTheme'] = name;
  }, theme);
