/** Tries for one address are judged one after another, so that many at once are not judged by an old count. */
export const oneTryAtATime = createKeyedQueue();

/** Runs tasks of the same key one after another, those of different keys side by side. */
function createKeyedQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const run = before.then(task, task);
    const settled = run.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return run;
  };
}
