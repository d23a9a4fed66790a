import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than anything takes: on a busy machine a claim is late, not false. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Proves again and again until it holds, for what follows from an action without a word on the screen that could be waited for.
 * @throws what the last proof threw, when it never held
 */
export async function eventually(prove: () => void | Promise<void>, patienceMs = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      await prove();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** What is read becomes equal to what is expected; asymmetric matchers may stand in it. */
export const becomes = (read: () => unknown, expected: unknown): Promise<void> =>
  eventually(async () => {
    expect(await read()).toEqual(expected);
  });
