import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work ever takes, so that time does not tell which addresses have an account. */
export const ANSWER_MS = 300;

/** Does the work and answers after a fixed time, whatever the work found. */
export async function inEqualTime(work: () => Promise<void>): Promise<void> {
  const settled = pause(ANSWER_MS);
  await work();
  await settled;
}
