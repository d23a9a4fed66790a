import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyGate } from './concurrencyGate';

export interface PasswordHasher {
  /** Argon2id in PHC form, salt included. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one of `stored`. With `null` (no such account) the same work is done and the answer
   * is false, so that time does not tell who has an account.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** NIST 800-63B: the same characters typed on another keyboard must match. */
const normalized = (password: string): string => password.normalize('NFKC');

/** @param concurrency hashes at once; each takes 19 MiB and a processor for some 15 ms */
export function createPasswordHasher(concurrency: number): PasswordHasher {
  const gate = createConcurrencyGate(concurrency);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => gate(() => hash(normalized(password), COST)),
    verify: async (password, stored) => {
      if (stored !== null) return gate(() => verify(stored, normalized(password)));
      decoy ??= hash('no account has this password', COST);
      const known = await decoy;
      await gate(() => verify(known, normalized(password)));
      return false;
    },
  };
}
