import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { alertDismissed, alertRaised } from '../src/state/alerts';
import { liveChanged } from '../src/state/live';
import { navigated } from '../src/state/navigation';
import { navigationToggled } from '../src/state/preferences';
import { freePorts } from '../test/server/processes/freePorts';
import { startBrowser } from '../test/journeys/setup/browserServer';
import { recordedLog } from '../test/journeys/setup/recordedLog';
import { ROOT } from '../test/journeys/setup/root';
import { startStaticHost } from '../test/journeys/setup/staticHost';

const BUILD = path.join(ROOT, 'build/web');

/** Work as a tab does it, without a server: messages come and go, the connection tells of itself, now and then another address. */
function* actions(count: number) {
  for (let number = 0; number < count; number += 1) {
    const raised = alertRaised(`message ${number}`, 'success');
    if (number % 50 === 0) yield navigated({ pathname: '/home', query: { n: String(number) } });
    else if (number % 3 === 0) yield liveChanged({ state: 'live', reason: 'started', since: number });
    else yield number % 3 === 1 ? raised : alertDismissed(raised.payload.id);
  }
}

async function openPage(page: Page): Promise<void> {
  await page.goto('/replay');
  await page.locator('h1').waitFor();
}

async function openAndCheck(page: Page, file: string): Promise<void> {
  await openPage(page);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('.replay-verdict[data-done=true]').waitFor({ state: 'attached', timeout: 300_000 });
}

/** Notes from now on how long the page is held up at a time. */
const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const held: number[] = [];
    Reflect.set(window, 'heldUpMs', held);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) held.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });

/** The five longest times, in milliseconds. */
const longTasks = async (page: Page): Promise<readonly number[]> =>
  (await page.evaluate(() => Reflect.get(window, 'heldUpMs') as number[]))
    .toSorted((a, b) => b - a)
    .slice(0, 5);

/** From the choice of a file to its list, and to the last hash compared; then a hundred random steps, each to its painted frame. */
async function measure(page: Page, file: string): Promise<object> {
  await openPage(page);
  await watchLongTasks(page);
  const begin = Date.now();
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('.replay-row').first().waitFor({ timeout: 120_000 });
  const listed = Date.now() - begin;
  const heldUpMs = await longTasks(page);
  await page.locator('.replay-verdict[data-done=true]').waitFor({ state: 'attached', timeout: 300_000 });
  const checked = Date.now() - begin;
  const scrubs = await page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('.replay-slider input');
    if (slider === null) throw new Error('there is no slider');
    const times: number[] = [];
    for (let round = 0; round < 100; round += 1) {
      const from = performance.now();
      // React watches the element's own property and would take this for its own doing.
      Reflect.set(
        HTMLInputElement.prototype,
        'value',
        String(Math.floor(Math.random() * Number(slider.max))),
        slider,
      );
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b).map(Math.round);
  });
  const heap = await page.evaluate(() =>
    'memory' in performance ? (performance.memory as { usedJSHeapSize: number }).usedJSHeapSize : 0,
  );
  return {
    listedMs: listed,
    heldUpMs,
    checkedMs: checked,
    scrubMs: { p50: scrubs[50], p95: scrubs[95], max: scrubs.at(-1) },
    heapMB: Math.round(heap / 1e6),
  };
}

const REDUCED_STEPS = 10_000;

/** Ten thousand steps, of which one alone makes the value at the end wrong. */
function* withOneCause() {
  yield* actions(REDUCED_STEPS / 2);
  yield navigationToggled();
  yield* actions(REDUCED_STEPS / 2 - 1);
}

/** From the press of the button to the fewest steps, and what holds the page up meanwhile. */
async function measureReduction(page: Page, file: string): Promise<object> {
  await openAndCheck(page, file);
  await page.getByRole('button', { name: 'Go to end' }).click();
  await page.getByRole('tab', { name: 'Test', exact: true }).click();
  await page.getByLabel('Path in the state').fill('preferences.navigationCollapsed');
  await page.getByLabel('Correct value').fill('false');
  await watchLongTasks(page);
  const begin = Date.now();
  await page.getByRole('button', { name: 'Find fewest steps' }).click();
  await page.getByText(/enough to show the problem/).waitFor({ timeout: 300_000 });
  const seconds = (Date.now() - begin) / 1_000;
  const left = await page.locator('.replay-reduced li').allInnerTexts();
  return { reducedSeconds: seconds, left, heldUpMs: await longTasks(page) };
}

/** How the replay screen of the built portal bears a long log: `node scripts/run.cjs bench/replayScreen.ts [--actions 100000]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { actions: { type: 'string', default: '100000' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'long-log-'));
  const file = path.join(folder, 'long.jsonl');
  writeFileSync(file, recordedLog(actions(Number(values.actions))));
  const [port = 0] = await freePorts(1);
  const config = () => ({ apiBaseUrl: `http://127.0.0.1:${port}`, hubUrl: '' });
  const host = await startStaticHost({ webRoot: BUILD, host: '127.0.0.1', port, config });
  const server = await startBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const page = await browser.newPage({ baseURL: host.url, viewport: { width: 1280, height: 900 } });
    console.log(JSON.stringify(await measure(page, file)));
    const reduced = path.join(folder, 'reduced.jsonl');
    writeFileSync(reduced, recordedLog(withOneCause()));
    console.log(JSON.stringify(await measureReduction(page, reduced)));
  } finally {
    await browser.close();
    await server.close();
    await host.close();
    rmSync(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
