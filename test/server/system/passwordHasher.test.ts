import { createPasswordHasher } from '../../../server/system/passwordHasher';

const hasher = createPasswordHasher(2);

describe('passwords', () => {
  it('are kept as argon2id at 19 MiB and two passes, each with a salt of its own', async () => {
    const [first, second] = [
      await hasher.hash('correct horse battery'),
      await hasher.hash('correct horse battery'),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match themselves alone, to the last of 128 characters', async () => {
    const long = 'x'.repeat(72) + 'a' + 'y'.repeat(55);
    const other = 'x'.repeat(72) + 'b' + 'y'.repeat(55);
    const stored = await hasher.hash(long);
    expect(await hasher.verify(long, stored)).toBe(true);
    expect(await hasher.verify(other, stored)).toBe(false);
  });

  it('match however the keyboard composed the same characters', async () => {
    const stored = await hasher.hash('for\u00eat bor\u00e9ale 2026');
    expect(await hasher.verify('fore\u0302t bore\u0301ale 2026', stored)).toBe(true);
  });

  it('are refused for an account that does not exist, after the same work', async () => {
    const stored = await hasher.hash('correct horse battery');
    await hasher.verify('anything', null);
    const timed = async (hash: string | null) => {
      const start = process.cpuUsage();
      expect(await hasher.verify('wrong horse battery', hash)).toBe(false);
      return process.cpuUsage(start).user + process.cpuUsage(start).system;
    };
    const known = Math.min(await timed(stored), await timed(stored), await timed(stored));
    const unknown = Math.min(await timed(null), await timed(null), await timed(null));
    // Hashing dwarfs all else: without the work the second figure would be a hundredth of the first.
    expect(unknown).toBeGreaterThan(known / 4);
  });
});
