import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findPlace } from './place';
import { startServer, type ServerProcess } from './serverProcess';

/** The product on fresh demonstration data of one journey's own, for what would disturb the others or be disturbed by them. */
export async function startOwnProduct(
  name: string,
  settings: Readonly<Record<string, string>> = {},
  /** What is served in place of the built product. */
  otherBuild?: string,
): Promise<ServerProcess> {
  const { build, data, prepared } = findPlace();
  const own = `${data}-${name}`;
  execFileSync('cp', ['-a', prepared, own]);
  const server = await startServer(otherBuild ?? build, own, settings);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(own, { recursive: true, force: true });
    },
  };
}
