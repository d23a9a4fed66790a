import { readConfig } from '../../server/config';
import { loadDemo } from '../../server/demo/loadDemo';
import { startProduct, type Product } from '../../server/startProduct';
import { systemClock } from '../../server/system/clock';
import { createLogger } from '../../server/system/logger';

/** Load from one address that the product would brake. */
export const UNBRAKED = { requestsPerMinute: 1_000_000, guessesPerMinute: 1_000_000 };

interface PortalToStart {
  readonly port: number;
  readonly dataDir: string;
  readonly webRoot: string;
  /** Further settings, as the environment would have them. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The built portal with its demonstration data, at a port of the loopback. */
export async function startPortal({
  port,
  dataDir,
  webRoot,
  settings = {},
}: PortalToStart): Promise<Product> {
  const read = readConfig(
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...settings,
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
