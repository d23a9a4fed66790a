import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { freePorts } from '../test/server/processes/freePorts';
import { startBrowser } from '../test/journeys/setup/browserServer';
import { startStaticHost } from '../test/journeys/setup/staticHost';
import { enterScene } from './hostile/enterScene';
import { loadKit, type HostileHub } from './hostile/hostileHub';
import { lossJudgements } from './hostile/lossJudgements';
import { messageJudgements } from './hostile/messageJudgements';
import { startFilledProduct, type StartedProduct } from './hostile/product';
import type { Judgement } from './hostile/scene';
import { startJudgements } from './hostile/startJudgements';

/**
 * Plays every fault of a hostile hub to the built application in a real browser, and judges what it makes of each. The hub is the
 * kit's; calls go to the real server.
 * Usage: node scripts/run.cjs bench/hostileHub.ts --kit <folder with hostile-hub.mjs and its packages> [--only a,b] [--lanes 3]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kit: { type: 'string' },
      only: { type: 'string' },
      lanes: { type: 'string', default: '3' },
      web: { type: 'string', default: 'build/web' },
    },
  });
  if (values.kit === undefined) throw new Error('Say where the hostile hub is: --kit <folder>');
  const kit = await loadKit(values.kit);
  const all = [...startJudgements, ...messageJudgements, ...lossJudgements];
  const missing = Object.keys(kit.scenarios).filter((name) => !all.some(({ scenario }) => scenario === name));
  const only = values.only?.split(',');
  const waiting = all.filter(({ scenario }) => only?.includes(scenario) ?? true);
  const ports = await freePorts(Number(values.lanes));
  const hostOf = (port: number): string => `http://127.0.0.1:${port}`;
  const product = await startFilledProduct(ports.map(hostOf));
  const server = await startBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  const failed: string[] = [];
  const lane = async (port: number): Promise<void> => {
    const hub = await kit.start();
    const host = await startStaticHost({
      webRoot: path.resolve(values.web),
      host: '127.0.0.1',
      port,
      config: () => ({ apiBaseUrl: product.url, hubUrl: hub.base }),
    });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const wrong = await play(browser, next, hub, product, host.url);
      console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${next.scenario.padEnd(19)} ${wrong.join('; ')}`);
      if (wrong.length > 0) {
        console.log(`     a good client: ${kit.scenarios[next.scenario]?.expects ?? ''}`);
        failed.push(next.scenario);
      }
    }
    await host.close();
    await hub.stop();
  };
  const count = waiting.length;
  await Promise.all(ports.map(lane));
  await browser.close();
  await server.close();
  await product.stop();
  console.log(
    `${count - failed.length} passed, ${failed.length} failed, ${missing.length} not judged ${missing.join()}`,
  );
  // The hub has left sockets hanging on purpose, which would keep this process alive.
  process.exit(failed.length + missing.length === 0 ? 0 : 1);
}

/** @returns what did not hold, in the words of the claims */
async function play(
  browser: Browser,
  { scenario, ms, tolerates, judge }: Judgement,
  hub: HostileHub,
  product: StartedProduct,
  page: string,
): Promise<readonly string[]> {
  const context = await browser.newContext({
    baseURL: page,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  try {
    hub.play(scenario, ms ?? 0);
    const { scene, faults } = await enterScene(context, hub, product.account, [page, product.url]);
    const findings = await judge(scene);
    const complaints = faults().filter((fault) => tolerates?.test(fault) !== true);
    const wrong = Object.entries(findings).flatMap(([claim, holds]) => (holds ? [] : [`not so: ${claim}`]));
    const detail =
      wrong.length === 0
        ? []
        : [`attempts ${scene.attempts().join()}`, JSON.stringify(await scene.seen()).slice(0, 700)];
    return [...wrong, ...complaints, ...detail];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await context.close();
  }
}

void main();
