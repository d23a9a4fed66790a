import { stopTestServer } from '../../server/setup/testServer';

/** Jest asks for a default export here. */
export default async function globalTeardown(): Promise<void> {
  await stopTestServer();
}
