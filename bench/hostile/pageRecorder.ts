import type { Page } from 'playwright-core';
import { z } from 'zod';

const seen = z.object({
  /** Every transient message that ever stood on the page. */
  alerts: z.array(z.object({ text: z.string(), isDanger: z.boolean() })),
  /** Most of them at the same time. */
  most: z.number(),
  /** States of the live connection, each change once. */
  states: z.array(z.string()),
  /** Whether anything a message brought along has run. */
  hasRun: z.boolean(),
});

export type Seen = z.output<typeof seen>;

/** Has a page keep what passes over it, before anything of ours runs there. */
export async function recordPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: Seen = { alerts: [], most: 0, states: [], hasRun: false };
    Object.assign(window, { recorded: record });
    const known = new WeakSet<Element>();
    const look = (): void => {
      const banners = document.querySelectorAll('.alert-banner');
      record.most = Math.max(record.most, banners.length);
      for (const banner of banners) {
        if (known.has(banner)) continue;
        known.add(banner);
        const text = banner.querySelector('.safe-html')?.textContent ?? '';
        record.alerts.push({ text: text.slice(0, 4_000), isDanger: banner.matches('.alert-danger') });
      }
      const state = /live-(\w+)/.exec(document.querySelector('.live')?.className ?? '')?.[1];
      if (state !== undefined && state !== record.states.at(-1)) record.states.push(state);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  });
}

export async function seenOn(page: Page): Promise<Seen> {
  const text = await page.evaluate(() => {
    const hasRun: boolean = Reflect.has(window, '__xss');
    const record: unknown = Reflect.get(window, 'recorded');
    return JSON.stringify(Object.assign({ hasRun }, record, { hasRun }));
  });
  return seen.parse(JSON.parse(text));
}
