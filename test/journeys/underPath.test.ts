import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { alertRaised } from '../../src/state/alerts';
import { freePorts } from '../server/processes/freePorts';
import { findPlace } from './setup/place';
import { recordedLog } from './setup/recordedLog';
import { secondProcess } from './setup/secondProcess';
import { startServer, type ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { startStaticHost, type StaticHost } from './setup/staticHost';

const HOST = '127.0.0.1';
const { person, claim } = openStage();
let server: ServerProcess;
const hosts = new Map<string, StaticHost>();
let own: string;

beforeAll(async () => {
  const { build, data } = findPlace();
  own = mkdtempSync(path.join(tmpdir(), 'northwood-path-'));
  const [port = 0, errorPort = 0] = await freePorts(2);
  server = await startServer(build, own, {
    ...secondProcess(data),
    ALLOWED_ORIGINS: `http://${HOST}:${port},http://${HOST}:${errorPort}`,
  });
  const shared = {
    webRoot: path.join(build, 'web'),
    host: HOST,
    base: '/portal/',
    config: () => ({ apiBaseUrl: server.url, hubUrl: '' }),
  };
  hosts.set('a fallback', await startStaticHost({ ...shared, port }));
  hosts.set(
    'a page for what is missing',
    await startStaticHost({ ...shared, port: errorPort, hasErrorPage: true }),
  );
});
afterAll(async () => {
  for (const host of hosts.values()) await host.close();
  await (server as ServerProcess | undefined)?.stop();
  rmSync(own, { recursive: true, force: true });
});

/** Somebody on one of the hosts, and the addresses of all that was asked of it outside the path. */
async function visitor(name: string) {
  const host = hosts.get(name);
  if (host === undefined) throw new Error(`there is no host with ${name}`);
  const somebody = await person({ baseURL: host.url });
  somebody.watch.expectStatuses(404);
  const outside: string[] = [];
  const { origin } = new URL(host.url);
  somebody.page.on('request', (request) => {
    const { pathname, origin: asked } = new URL(request.url());
    if (asked === origin && !pathname.startsWith('/portal/')) outside.push(pathname);
  });
  return { ...somebody, url: host.url, outside };
}

describe.each(['a fallback', 'a page for what is missing'])('under /portal/ on a host with %s', (name) => {
  claim(`${name}: sign-in, links, deep links, lazy screens, and reload`, async () => {
    const verifier = await visitor(name);
    const { page, url } = verifier;
    await page.goto(`${url}/`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await verifier.sees(/^Forgot your password/);
    await page.waitForURL(`${url}/ForgotPassword`);
    await page.goto(`${url}/admin/refunds?view=all`);
    await page.waitForURL(`${url}/?next=%2Fadmin%2Frefunds%3Fview%3Dall`);
    await verifier.signIn('verifier@northwood.example');
    await page.waitForURL(`${url}/admin/refunds?view=all`);
    await verifier.heading().waitFor();
    await verifier.goTo('Customs data');
    await page.waitForURL(`${url}/admin/customs`);
    await page.reload();
    await verifier.heading().waitFor();
    await page.waitForURL(`${url}/admin/customs`);
    await page.goBack();
    await page.waitForURL(`${url}/admin/refunds?view=all`);
    // Where the files are is tried, folder by folder.
    verifier.watch.expectFailures('/portal/nothing/');
    await page.goto(`${url}/nothing/of/ours`);
    await page.getByRole('heading', { level: 1, name: /not found|find this page/i }).waitFor();
    await verifier.signOut();
    await page.getByRole('link', { name: 'Register your company' }).click();
    await page.waitForURL(`${url}/register`);
    expect(verifier.outside).toEqual([]);
  });

  claim(`${name}: a log is replayed`, async () => {
    const tester = await visitor(name);
    const { page, url } = tester;
    await page.goto(`${url}/replay`);
    const actions: UnknownAction[] = [
      { type: 'app/started' },
      alertRaised('The connection was lost', 'success'),
    ];
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'two.jsonl',
        mimeType: 'text/plain',
        buffer: Buffer.from(recordedLog(actions)),
      });
    await page.getByText('2 recorded hashes compared: all match.').waitFor();
    await page.keyboard.press('End');
    await page.frameLocator('.replay-stage iframe').getByText('The connection was lost').waitFor();
    expect(tester.outside).toEqual([]);
  });
});
