import { execFileSync } from 'node:child_process';
import { startBrowser } from './browserServer';
import { announcePlace, type Place } from './place';
import { openRunFolder } from './runFolder';
import { startServer } from './serverProcess';
import { ROOT } from './root';

let ends: (() => Promise<void>) | undefined;

/** Builds what is stale, and starts the product on demonstration data of its own and a browser to look at it with. */
export async function startRun(): Promise<Place> {
  execFileSync(process.execPath, ['scripts/buildWhenChanged.cjs'], { cwd: ROOT, stdio: 'inherit' });
  const folder = await openRunFolder();
  const server = await startServer(folder.build, folder.data);
  const browser = await startBrowser();
  ends = async () => {
    await browser.close();
    await server.stop();
    folder.remove();
  };
  const place = {
    url: server.url,
    build: folder.build,
    data: folder.data,
    prepared: folder.prepared,
    browser: browser.wsEndpoint(),
  };
  announcePlace(place);
  return place;
}

export async function endRun(): Promise<void> {
  await ends?.();
  ends = undefined;
}
