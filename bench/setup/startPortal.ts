import { readConfig } from '../../server/config';
import { loadDemo } from '../../server/demo/loadDemo';
import { startProduct, type Product } from '../../server/startProduct';
import { systemClock } from '../../server/system/clock';
import { createLogger } from '../../server/system/logger';
import { freePorts } from '../../test/server/processes/freePorts';

/** Load from one address that the product would brake. */
const UNBRAKED = { requestsPerMinute: 1_000_000, guessesPerMinute: 1_000_000 };

/** The built portal with its demonstration data, at a free port of the loopback. */
export async function startPortal(dataDir: string, webRoot: string): Promise<Product> {
  const [port = 0] = await freePorts(1);
  const read = readConfig(
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    process.cwd(),
  );
  if (read.kind === 'refused') throw new Error(read.problems.map(({ sentence }) => sentence).join('\n'));
  const started = await startProduct({
    config: read.config,
    clock: systemClock,
    logger: createLogger('error'),
    webRoot,
    rates: UNBRAKED,
    prepare: async (services) => {
      await loadDemo({ ...services, log: () => undefined });
    },
  });
  if (!started.ok) throw new Error(started.failure.sentence);
  return started.value;
}
