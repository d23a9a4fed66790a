import type { Page } from 'playwright-core';

/** The narrowest width a page is used at without scrolling sideways (WCAG 1.4.10). */
const NARROW = 320;

/**
 * What makes the page wider than a narrow screen; nothing where the page fits.
 * @returns the elements that reach furthest, outermost first
 */
export async function tooWide(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 640 });
  const found = await page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width,
    );
    return [
      `${document.documentElement.scrollWidth} pixels`,
      ...wide
        .slice(0, 12)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
    ];
  }, NARROW);
  if (before !== null) await page.setViewportSize(before);
  return found;
}
