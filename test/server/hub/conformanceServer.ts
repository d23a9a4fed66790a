import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { startProduct } from '../../../server/startProduct';
import { systemClock } from '../../../server/system/clock';
import { createLogger } from '../../../server/system/logger';
import { createClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { testConfig } from '../setup/testPortal';

/**
 * The whole product with an entry of its own for raising pushes, for conformance runners that ask for one. Prints one JSON line
 * with addresses and tokens, then serves until it is ended.
 * Usage: node scripts/run.cjs test/server/hub/conformanceServer.ts [keepAliveMs clientTimeoutMs handshakeMs]
 */
async function main([
  keepAlive = '15000',
  timeout = '30000',
  handshake = '15000',
]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-hub-'));
  const config = testConfig({
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    HUB_KEEPALIVE_MS: keepAlive,
    HUB_CLIENT_TIMEOUT_MS: timeout,
    HUB_HANDSHAKE_MS: handshake,
    HUB_CONNECTIONS_PER_USER: '2000',
    // A crowd of clients comes from this one address.
    HUB_UPGRADES_PER_MINUTE: '10000',
  });
  const started = await startProduct({ config, clock: systemClock, logger: createLogger('warn') });
  if (!started.ok) throw new Error(started.failure.sentence);
  const product = started.value;
  const url = `http://127.0.0.1:${product.port}`;
  await addEverybody(product.services);
  const tokenOf = async (email: string): Promise<string> => {
    const client = createClient(url);
    await client.signIn(email);
    return client.token ?? '';
  };
  const verifier = await tokenOf('verifier@northwood.example');
  const claims = z
    .object({ sub: z.string(), sid: z.string() })
    .parse(JSON.parse(Buffer.from(verifier.split('.')[1] ?? '', 'base64url').toString('utf8')));
  const signed = (seconds: number) => product.services.signer.sign('access', claims, seconds);

  const pushes = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = z
        .object({ message: z.string(), state: z.string() })
        .parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      product.hub.broadcast({ en: message, fr: message }, () => true);
      response.end();
    });
  });
  await new Promise<void>((resolve) => pushes.listen(0, '127.0.0.1', resolve));
  const address = pushes.address();
  console.log(
    JSON.stringify({
      hub: `ws://127.0.0.1:${product.port}/uscustomshub`,
      origin: url,
      push: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`,
      staff: verifier,
      low: await tokenOf('user@cedarline.example'),
      expired: await signed(-60),
      brief: await signed(8),
      briefMs: 8_000,
    }),
  );
  const stop = () => {
    pushes.close();
    void product.stop().then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
