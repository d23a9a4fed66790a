import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const VIOLATIONS = ['violations'] as axe.resultGroups[];
/** The themes differ in colors alone, so the second one is asked about those. */
const LOOKS: readonly { readonly theme: string; readonly options: axe.RunOptions }[] = [
  { theme: 'light', options: { runOnly: { type: 'tag', values: RULES }, resultTypes: VIOLATIONS } },
  {
    theme: 'dark',
    options: {
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      resultTypes: VIOLATIONS,
    },
  },
];

/**
 * What axe finds against WCAG 2.2 AA on the screen as it stands, in the light and in the dark theme.
 * The page is looked at from its top, and with a form's bar at its end: what lies half under the header or the bar is not too small.
 * @returns one sentence for each finding; none when all is well
 */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  const before = await page.locator('html').getAttribute('data-bs-theme');
  const height = await scrollTo(page, 0);
  await placeBars(page, 'static');
  await page.evaluate(axe.source);
  for (const { theme, options } of LOOKS) {
    await showTheme(page, theme);
    findings.push(...(await runAxe(page, options)).map((finding) => `${theme}: ${finding}`));
  }
  if (before !== null) await showTheme(page, before);
  await placeBars(page, '');
  await scrollTo(page, height);
  return findings;
}

/** Only what was found leaves the page: all that axe knows of a screen takes longer to carry than to find. */
const runAxe = (page: Page, options: axe.RunOptions): Promise<readonly string[]> =>
  page.evaluate(async (asked) => {
    const { axe: inPage } = window as unknown as { readonly axe: typeof axe };
    const { violations, passes, incomplete, inapplicable } = await inPage.run(document, asked);
    if (violations.length + passes.length + incomplete.length + inapplicable.length === 0)
      throw new Error('axe looked at nothing');
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, options);

/** @param position empty for the one of the style sheet */
const placeBars = (page: Page, position: string): Promise<void> =>
  page.evaluate((wanted) => {
    for (const bar of document.querySelectorAll<HTMLElement>('.wizard-bar')) bar.style.position = wanted;
  }, position);

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
