import { startRun } from './run';

/** Jest asks for a default export here. */
export default async function globalSetup(): Promise<void> {
  await startRun();
}
