import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../server/processes/freePorts';
import { becomes } from './setup/eventually';
import { customsFile } from './setup/files';
import { findPlace } from './setup/place';
import { secondProcess } from './setup/secondProcess';
import { startServer, type ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { startStaticHost, type StaticHost } from './setup/staticHost';

/** Another host than the server's localhost, not only another port: cookies travel between sites here. */
const HOST = '127.0.0.1';

const { person, claim } = openStage();
let server: ServerProcess;
let host: StaticHost;
let own: string;

beforeAll(async () => {
  const { build, data } = findPlace();
  own = mkdtempSync(path.join(tmpdir(), 'northwood-static-'));
  const [port = 0] = await freePorts(1);
  server = await startServer(build, own, {
    ...secondProcess(data),
    ALLOWED_ORIGINS: `http://${HOST}:${port}`,
  });
  host = await startStaticHost({
    webRoot: path.join(build, 'web'),
    host: HOST,
    port,
    config: () => ({ apiBaseUrl: server.url, hubUrl: '' }),
  });
});
afterAll(async () => {
  // Undefined where the start failed: that failure is the one to read.
  await (host as StaticHost | undefined)?.close();
  await (server as ServerProcess | undefined)?.stop();
  rmSync(own, { recursive: true, force: true });
});

const somebody = () => person({ baseURL: host.url });

claim('sign-in, deep links, reload and typed addresses work on a host of their own', async () => {
  const verifier = await somebody();
  await verifier.open('/admin/refunds?view=all');
  await verifier.arrivesAt('/?next=%2Fadmin%2Frefunds%3Fview%3Dall');
  await verifier.signIn('verifier@northwood.example');
  await verifier.page.waitForURL(`${host.url}/admin/refunds?view=all`);
  await verifier.page.reload();
  await verifier.heading().waitFor();
  await verifier.arrivesAt('/admin/refunds?view=all');
  await verifier.open('/admin/customs?view=lines');
  await verifier.page.locator('[data-row]').first().waitFor();
  await verifier.page.goBack();
  await verifier.page.waitForURL(`${host.url}/admin/refunds?view=all`);
});

claim('the session is renewed with the cookie of the other host, and ends with signing out', async () => {
  const admin = await somebody();
  await admin.open('/');
  await admin.signIn('admin@northwood.example');
  const before = await admin.page.evaluate(() => sessionStorage.getItem('auth'));
  await admin.page.evaluate(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem('auth') ?? '{}');
    sessionStorage.setItem('auth', JSON.stringify(Object.assign({}, stored, { tokenExpires: 1 })));
  });
  const renewal = admin.page.waitForResponse(/refreshtoken/i);
  await admin.page.reload();
  expect((await renewal).status()).toBe(200);
  await admin.heading().waitFor();
  await admin.arrivesAt('/home');
  await becomes(
    () => admin.page.evaluate(() => sessionStorage.getItem('auth')),
    expect.not.stringContaining(before ?? ''),
  );
  await admin.signOut();
  await admin.open('/home');
  await becomes(() => admin.page.evaluate(() => sessionStorage.length + localStorage.length), 0);
});

claim('files go up and come down, and what they bring is told live', async () => {
  const verifier = await somebody();
  const colleague = await somebody();
  await colleague.open('/');
  await colleague.signIn('approver@northwood.example');
  await colleague.page.locator('.live-live').waitFor();
  await verifier.open('/admin/customs');
  await verifier.signIn('verifier@northwood.example');
  await verifier.page.getByRole('button', { name: 'Upload a Customs file' }).click();
  await verifier.page
    .locator('#customs-file')
    .setInputFiles(await customsFile({ name: 'elsewhere.csv', rows: 40, seed: 4711 }));
  await verifier.page.getByRole('heading', { name: 'Actions' }).waitFor();
  await verifier.page.getByRole('button', { name: 'Post valid rows' }).click();
  const received = colleague.receives(/elsewhere\.csv/);
  await verifier.page.getByRole('button', { name: 'Post 40 lines' }).click();
  await verifier.page.getByText('Posted', { exact: true }).first().waitFor();
  await received;
  await verifier.open('/admin/customs');
  await verifier.page.getByRole('button', { name: 'Upload a Customs file' }).click();
  const [download] = await Promise.all([
    verifier.page.waitForEvent('download'),
    verifier.page.getByRole('button', { name: 'Download template' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});
