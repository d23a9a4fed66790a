import { startTestServer } from './testServer';

/** Jest asks for a default export here. */
export default async function globalSetup(): Promise<void> {
  await startTestServer();
}
