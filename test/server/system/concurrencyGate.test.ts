import { setTimeout as pause } from 'node:timers/promises';
import { createConcurrencyGate } from '../../../server/system/concurrencyGate';

describe('the concurrency gate', () => {
  it('never runs more than its limit, and runs all', async () => {
    const gate = createConcurrencyGate(3);
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_unused, index) =>
        gate(async () => {
          running += 1;
          most = Math.max(most, running);
          await pause(1);
          running -= 1;
          return index;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(done).toEqual(Array.from({ length: 20 }, (_unused, index) => index));
  });

  it('gives the place of a failed task to the next', async () => {
    const gate = createConcurrencyGate(1);
    const failed = gate(() => Promise.reject(new Error('no')));
    const next = gate(() => Promise.resolve('ran'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('ran');
  });
});
