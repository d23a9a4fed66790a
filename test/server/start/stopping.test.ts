import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layoutOf } from '../../../server/db/embedded/layout';
import { makePlace } from '../../../server/db/embedded/folders';
import { storedSecret } from '../../../server/storedSecret';
import { startPortal } from '../setup/testPortal';

describe('95 a server that is asked to stop', () => {
  it('answers 503 to the health check at once, on a connection that was open before, and still answers requests', async () => {
    const portal = await startPortal();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const look = () =>
      new Promise<readonly [number, string | undefined, boolean]>((resolve, reject) => {
        const sent = get(`${portal.url}/api/health`, { agent }, (response) => {
          response.resume();
          response.once('end', () => {
            resolve([response.statusCode ?? 0, response.headers['retry-after'], sent.reusedSocket]);
          });
        });
        sent.once('error', reject);
      });
    expect(await look()).toEqual([200, undefined, false]);
    portal.http.announceStop();
    expect(await look()).toEqual([503, '5', true]);
    expect((await fetch(`${portal.url}/api/program`)).status).toBe(200);
    agent.destroy();
    await portal.stop();
  });
});

describe('96 the data folder', () => {
  it('is open to its owner alone, except where PostgreSQL runs as another account', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'northwood-place-'));
    const made = path.join(folder, 'secrets');
    storedSecret(made, { name: 'a.json', field: 'secret', whenDamaged: 'is damaged' });
    const expected = process.getuid?.() === 0 ? 0o711 : 0o700;
    expect(statSync(made).mode & 0o777).toBe(expected);
    const place = path.join(folder, 'place');
    expect(makePlace(layoutOf(place, tmpdir()))).toBeNull();
    expect(statSync(place).mode & 0o777).toBe(expected);
    rmSync(folder, { recursive: true, force: true });
  });
});
