import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../../server/startProduct';
import { systemClock } from '../../server/system/clock';
import { createLogger } from '../../server/system/logger';
import { addEverybody, PASSWORD } from '../../test/server/setup/testPeople';
import { testConfig } from '../../test/server/setup/testPortal';

/** The real server on a database of its own, with one person of each staff role. */
export interface StartedProduct {
  readonly url: string;
  readonly account: { readonly email: string; readonly password: string };
  stop(): Promise<void>;
}

/** @param origins of the pages that may use it */
export async function startFilledProduct(origins: readonly string[]): Promise<StartedProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-hostile-'));
  const config = testConfig({
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1:8080',
    ALLOWED_ORIGINS: origins.join(','),
  });
  const started = await startProduct({
    config,
    clock: systemClock,
    logger: createLogger('warn'),
    rates: { requestsPerMinute: 1_000_000, guessesPerMinute: 1_000_000 },
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  const product = started.value;
  await addEverybody(product.services);
  return {
    url: `http://127.0.0.1:${product.port}`,
    account: { email: 'admin@northwood.example', password: PASSWORD },
    stop: async () => {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
