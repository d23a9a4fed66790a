/** Runs at most `limit` tasks at once; the others wait their turn in order of arrival. */
export function createConcurrencyGate(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running < limit) running += 1;
    else
      await new Promise<void>((resume) => {
        waiting.push(resume);
      });
    try {
      return await task();
    } finally {
      // A finished task hands its place straight to the next, so a newcomer cannot slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
