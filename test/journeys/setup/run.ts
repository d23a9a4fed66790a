import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startBrowser } from './browserServer';
import { announcePlace, type Place } from './place';
import { openDataFolder } from './preparedData';
import { startServer } from './serverProcess';

const root = path.join(__dirname, '../../..');

let ends: (() => Promise<void>) | undefined;

/** Builds what is stale, and starts the product on demonstration data of its own and a browser to look at it with. */
export async function startRun(): Promise<Place> {
  execFileSync(process.execPath, ['scripts/buildWhenChanged.cjs'], { cwd: root, stdio: 'inherit' });
  const data = await openDataFolder();
  const server = await startServer(data.folder);
  const browser = await startBrowser();
  ends = async () => {
    await browser.close();
    await server.stop();
    data.remove();
  };
  const place = { url: server.url, browser: browser.wsEndpoint() };
  announcePlace(place);
  return place;
}

export async function endRun(): Promise<void> {
  await ends?.();
  ends = undefined;
}
