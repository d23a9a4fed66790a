import type { Page } from 'playwright-core';

/** What is drawn by its width is drawn again a moment after the width has changed. */
const REDRAWN_MS = 3_000;
/** The narrowest width a page is used at without scrolling sideways (WCAG 1.4.10). */
const NARROW = 320;

/**
 * What makes the page wider than a narrow screen; nothing where the page fits.
 * @returns the elements that reach furthest, outermost first
 */
export async function tooWide(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 640 });
  await page
    .waitForFunction((width) => document.documentElement.scrollWidth <= width, NARROW, {
      timeout: REDRAWN_MS,
    })
    .catch(() => undefined);
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
