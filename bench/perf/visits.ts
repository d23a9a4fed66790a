import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { z } from 'zod';

const apps = z.array(
  z.object({
    name: z.string(),
    url: z.string(),
    path: z.string(),
    login: z.object({ user: z.string(), pass: z.string(), submit: z.string() }),
    list: z.object({ key: z.string() }),
    only: z.optional(z.array(z.string())),
  }),
);
type App = z.infer<typeof apps>[number];

/** The browser's own "Slow 4G": milliseconds, and bytes a second each way. */
const SLOW_LINE = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const LONGEST_MS = 65_000;
const POLLED = { polling: 50 };

/** What the harness's own script keeps in the page. */
interface Probe {
  readonly loginReady: number;
  readonly result: { readonly wall: number } | null;
}

/**
 * Two visits of each application of the performance harness, one after another, round by round: the first, from the address to the
 * first rows with a sign-in between, and the returning one, with files cached and the session kept. Milliseconds to the paint.
 * Usage: node scripts/run.cjs bench/perf/visits.ts --kit DIR --config apps.json --out FILE [--runs 5] [--only a,b]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kit: { type: 'string' },
      config: { type: 'string' },
      out: { type: 'string' },
      chrome: { type: 'string', default: '.cache/chromium/chromium' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  });
  const { kit, config, out } = values;
  if (kit === undefined || config === undefined || out === undefined)
    throw new Error(
      'Say where the harness is (--kit), what it measures (--config), and where figures go (--out).',
    );
  const probe = readFileSync(path.join(kit, 'inpage.js'), 'utf8');
  const named = values.only.split(',').filter((name) => name !== '');
  const measured = apps
    .parse(JSON.parse(readFileSync(config, 'utf8')))
    .filter(({ name, only }) => (named.length === 0 ? only === undefined : named.includes(name)));
  const browser = await chromium.launch({
    executablePath: path.resolve(values.chrome),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const figures: object[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const isSlow of [false, true])
      for (const app of measured) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const figure = { run, app: app.name, isSlow, ...(await visits(context, app, probe, isSlow)) };
        await context.close();
        figures.push(figure);
        writeFileSync(out, JSON.stringify(figures));
        console.log(JSON.stringify(figure));
      }
  await browser.close();
}

/** @returns `returning` is null where the application keeps no session, so that its form is shown again */
async function visits(context: BrowserContext, app: App, probe: string, isSlow: boolean) {
  const text = await firstRow(app);
  const page = await open(context, isSlow, `${probe};__m.watchReady(${JSON.stringify(app.login.user)})`);
  await page.goto(app.url + app.path, { waitUntil: 'commit' });
  await page.waitForFunction(() => (Reflect.get(window, '__m') as Probe).loginReady > 0, undefined, POLLED);
  await page.fill(app.login.user, 'ada@example.test');
  await page.fill(app.login.pass, 'secret12');
  await page.evaluate(arming(app, text, 'click'));
  await page.click(app.login.submit);
  const address = await rowsAt(page);
  const list = page.url();
  // What a session keeps may be written after the rows are shown.
  await page.waitForTimeout(isSlow ? 3_000 : 1_000);
  // In the same tab, where every one of them keeps its session; the blank page between makes it a load of its own.
  await page.goto('about:blank');
  await page.addInitScript({ content: arming(app, text) });
  await page.goto(list, { waitUntil: 'commit' });
  const isFormShown = page
    .waitForSelector(app.login.user, { state: 'visible', timeout: LONGEST_MS })
    .then(() => null)
    .catch(() => null);
  return { address, returning: await Promise.race([rowsAt(page), isFormShown]) };
}

async function open(context: BrowserContext, isSlow: boolean, script: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  await page.addInitScript({ content: script });
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return page;
}

const arming = ({ list }: App, text: string, event?: string): string =>
  `__m.arm(${JSON.stringify({ event, sel: list.key, text, timeout: LONGEST_MS })})`;

/** From the moment the address was entered until the frame with the first row, whole milliseconds. */
async function rowsAt(page: Page): Promise<number> {
  await page.waitForFunction(() => (Reflect.get(window, '__m') as Probe).result !== null, undefined, POLLED);
  const at = await page.evaluate(
    () => ((Reflect.get(window, '__m') as Probe).result?.wall ?? NaN) - performance.timeOrigin,
  );
  return Math.round(at);
}

async function firstRow({ url }: App): Promise<string> {
  const answer = await fetch(`${url}/api/refunds?_start=0&_end=1`);
  return z.array(z.looseObject({ reference: z.string() })).parse(await answer.json())[0]?.reference ?? '';
}

void main();
