import type { Page, Route } from 'playwright-core';

/**
 * Answers matching requests in place of the server, or holds them, until it is told to stop. The route itself stays: to remove it
 * while other requests are under way can leave one of them hanging for good.
 * @returns what stops it
 */
export async function intercept(
  page: Page,
  matching: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOn = true;
  await page.route(matching, (route) => (isOn ? handle(route) : route.fallback()));
  return () => {
    isOn = false;
  };
}
