import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { startBrowser } from '../test/journeys/setup/browserServer';
import { ROOT } from '../test/journeys/setup/root';
import { fillGrid } from './setup/fillGrid';
import { tidyDatabase } from './setup/tidyDatabase';
import { startPortal } from './setup/startPortal';
import { freePorts } from '../test/server/processes/freePorts';

const COMPANIES = 2_000;
const ROUNDS = 100;
const EMAIL = 'admin@northwood.example';
const PASSWORD = 'northwood demo 2026';

/** From the address to its rows, then jumps over all rows: each to its painted frame, and to the rows that are really there. */
async function measure(page: Page): Promise<object> {
  await page.goto('/');
  await page.locator('input[type=email]').fill(EMAIL);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/home/);
  const begun = Date.now();
  await page.goto('/admin/reports');
  await page.locator('.report-grid .grid-body .grid-mark').first().waitFor();
  const shownMs = Date.now() - begun;
  const jumps = await page.evaluate(async (rounds) => {
    const box = document.querySelector('.report-grid');
    if (box === null) throw new Error('there is no grid');
    const painted: number[] = [];
    const filled: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      box.scrollTop = Math.floor(Math.random() * (box.scrollHeight - box.clientHeight));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      painted.push(performance.now() - from);
      while (box.querySelector('.grid-blank') !== null) await new Promise(requestAnimationFrame);
      filled.push(performance.now() - from);
    }
    const at = (times: number[], share: number): number =>
      Math.round(times.sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0);
    return {
      paintedMs: { p50: at(painted, 0.5), p95: at(painted, 0.95) },
      filledMs: { p50: at(filled, 0.5), p95: at(filled, 0.95) },
      rowsOnPage: box.querySelectorAll('.grid-line').length,
    };
  }, ROUNDS);
  await page.locator('.report-grid').focus();
  const keys = await page.evaluate(async (rounds) => {
    const box = document.querySelector('.report-grid');
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    return {
      p50: Math.round(times[rounds / 2] ?? 0),
      p95: Math.round(times[Math.floor(rounds * 0.95)] ?? 0),
    };
  }, ROUNDS);
  return { shownMs, ...jumps, keyMs: keys };
}

/** How the grid of the built portal bears 2,000 companies of 24 months: `node scripts/run.cjs bench/reportGridScreen.ts`. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-grid-screen-'));
  const [port = 0] = await freePorts(1);
  const product = await startPortal({ port, dataDir: folder, webRoot: path.join(ROOT, 'build/web') });
  const server = await startBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    await fillGrid(product.services.database.db, COMPANIES);
    await tidyDatabase(folder);
    const page = await browser.newPage({
      baseURL: `http://127.0.0.1:${product.port}`,
      viewport: { width: 1280, height: 900 },
    });
    console.log(JSON.stringify(await measure(page)));
  } finally {
    await browser.close();
    await server.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
