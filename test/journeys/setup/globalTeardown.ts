import { endRun } from './run';

/** Jest asks for a default export here. */
export default async function globalTeardown(): Promise<void> {
  await endRun();
}
