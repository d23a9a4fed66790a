import type { Page } from 'playwright-core';

/** What is drawn by its width is drawn again a moment after the width has changed. */
const REDRAWN_MS = 3_000;
/** The narrowest width a page is used at without scrolling sideways (WCAG 1.4.10). */
const NARROW = 320;

/**
 * What makes the page wider than a narrow screen, and texts of which a part is cut off there without a sign of it; nothing where
 * the page fits.
 * @returns the elements that reach furthest, outermost first, and each text that is cut off
 */
export async function tooWide(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 640 });
  await page
    .waitForFunction((width) => document.documentElement.scrollWidth <= width, NARROW, {
      timeout: REDRAWN_MS,
    })
    .catch(() => undefined);
  const found = [...(await wideElements(page)), ...(await cutTexts(page))];
  if (before !== null) await page.setViewportSize(before);
  return found;
}

const wideElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate((width) => {
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

/** Texts that reach out of a box which hides what does. An ellipsis or a title says that there is more; what one can scroll is whole. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hides = ({ overflowX }: CSSStyleDeclaration): boolean =>
      overflowX === 'hidden' || overflowX === 'clip';
    /** Meant for screen readers alone, or out of sight until it is opened. */
    const isUnseen = (element: Element): boolean =>
      element.clientWidth <= 1 || getComputedStyle(element).clipPath !== 'none';
    const saysMore = (element: Element): boolean =>
      getComputedStyle(element).textOverflow === 'ellipsis' || element.hasAttribute('title');
    const cutsOff = (box: Element, text: Text): boolean => {
      for (let at = text.parentElement; at !== null && at !== box; at = at.parentElement)
        if (saysMore(at) || /auto|scroll/.test(getComputedStyle(at).overflowX) || isClipped(at)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = box.getBoundingClientRect();
      return [...range.getClientRects()].some(
        (line) => line.width > 1 && (line.right > right + 1 || line.left < left - 1),
      );
    };
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).display !== 'inline' && isUnseen(element);
    const textsIn = (box: Element): readonly Text[] => {
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '') texts.push(node);
      return texts;
    };
    return [...document.querySelectorAll('body *')]
      .filter(
        (box) =>
          box instanceof HTMLElement &&
          hides(getComputedStyle(box)) &&
          box.scrollWidth > box.clientWidth + 1 &&
          !isUnseen(box) &&
          !saysMore(box),
      )
      .flatMap((box) =>
        textsIn(box)
          .filter((text) => cutsOff(box, text))
          .map((text) => `“${text.data.trim()}” is cut off in ${box.tagName.toLowerCase()}.${box.className}`),
      );
  });
