import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { alertRaised } from '../../src/state/alerts';
import { themeChosen } from '../../src/state/preferences';
import { freePorts } from '../server/processes/freePorts';
import { axeFindings } from './setup/axe';
import { findPlace } from './setup/place';
import { buildReducerFile } from './setup/reducerFile';
import { recordedLog } from './setup/recordedLog';
import { openStage } from './setup/stage';
import { startStaticHost, type StaticHost } from './setup/staticHost';
import { tooWide } from './setup/width';

const { person, claim } = openStage();
const LONG = `The file april.csv was posted. ${'x'.repeat(2_000)}`;
const ACTIONS = [themeChosen('dark'), alertRaised('Saved', 'success'), alertRaised(LONG, 'danger')];
let host: StaticHost;
const root = mkdtempSync(path.join(tmpdir(), 'two-builds-'));

beforeAll(async () => {
  const web = path.join(root, 'web');
  cpSync(path.join(findPlace().build, 'web'), web, { recursive: true });
  // The earlier build: of it, nothing but what a comparison loads is there.
  const { file, text, list } = await buildReducerFile({
    file: 'src/state/alerts.ts',
    right: 'state.push({ ...payload, isPaused: false });',
    wrong: "state.push({ ...payload, isPaused: payload.class === 'danger' });",
  });
  for (const [folder, reducer] of [
    ['previous', text],
    ['broken', 'throw new Error("no reducer here");'],
  ] as const) {
    mkdirSync(path.join(web, folder, 'assets'), { recursive: true });
    writeFileSync(path.join(web, folder, file), reducer);
    writeFileSync(path.join(web, folder, 'replay.json'), list);
  }
  const [port = 0, nobody = 0] = await freePorts(2);
  host = await startStaticHost({
    webRoot: web,
    host: '127.0.0.1',
    port,
    config: () => ({ apiBaseUrl: `http://127.0.0.1:${nobody}`, hubUrl: '' }),
  });
});
afterAll(async () => {
  await host.close();
  rmSync(root, { recursive: true });
});

async function openLog() {
  const reader = await person({ baseURL: host.url });
  const { page } = reader;
  await page.goto('/replay');
  await reader.heading().waitFor();
  const file = {
    name: 'work.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(recordedLog(ACTIONS)),
  };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText(/recorded hashes compared: all match/).waitFor();
  return reader;
}

async function compareWith(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Compare with another build' }).click();
  await page.getByLabel('Address of the other build').fill(address);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
}

claim('a change in one reducer of another build is shown at its step, with the full value', async () => {
  const { page } = await openLog();
  const sent: string[] = [];
  page.context().on('request', (request) => sent.push(new URL(request.url()).pathname));
  await compareWith(page, '/previous/');
  await page.getByText('alerts differs from step 3 on (alerts/alertRaised).').waitFor();
  await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Show step 3' }).click();
  for (const name of ['This build, step 3', '/previous/, step 3'])
    await page.getByRole('region', { name, exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByRole('button', { name: /alerts › 1 › isPaused/ }).click();
  expect(await page.locator('.replay-whole pre').allInnerTexts()).toEqual(['false', 'true']);
  expect(await axeFindings(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  // Of the other build its list and its reducer are loaded, and nothing else.
  const foreign = sent.filter((address) => address.startsWith('/previous/'));
  expect(foreign).toEqual([
    '/previous/replay.json',
    expect.stringMatching(/^\/previous\/assets\/replay-reducer\.[0-9a-f]{10}\.js$/),
  ]);
  await page.getByRole('button', { name: 'Close other build' }).click();
  await page.getByRole('region', { name: 'Application', exact: true }).waitFor();
});

claim('the build itself comes to the same states', async () => {
  const { page } = await openLog();
  await compareWith(page, '/');
  await page.getByText('Both builds reach the same state at all 3 steps.').waitFor();
});

claim('what is no build, is on another host, or does not run is said', async () => {
  const reader = await openLog();
  const { page } = reader;
  reader.watch.expectStatuses(404);
  reader.watch.expectFailures('/broken/');
  for (const [address, sentence] of [
    ['/nothing/', 'There is no build to compare with at /nothing/.'],
    ['https://elsewhere.example/previous/', 'The browser doesn’t allow code from another host here.'],
    ['http://', 'This isn’t an address.'],
    ['/broken/', 'The other build couldn’t be replayed: '],
  ] as const) {
    await compareWith(page, address);
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    await page.getByRole('button', { name: 'Close other build' }).click();
  }
});
