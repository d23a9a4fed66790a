import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** What a sealed text is for: one sealed for one purpose does not open for another. */
export type SealPurpose = 'mail' | 'authenticator' | 'bank-account';

/** What a signature is for. */
export type SignPurpose = 'audit-head';

export interface SealingKeys {
  /** Seals new values. */
  readonly current: string;
  /** Only open what was sealed with them. */
  readonly previous: readonly string[];
}

/** Keeps texts that must be read again out of the database's reach: whoever has a dump alone reads none of them. */
export interface Sealer {
  seal(purpose: SealPurpose, text: string): string;
  /** The text, or null when it was sealed with a key that is gone, for another purpose, or was altered. */
  open(purpose: SealPurpose, sealed: string): string | null;
  /** A signature under a text, with the name of its key in front. */
  sign(purpose: SignPurpose, text: string): string;
  /** Whether one of the keys signed this text for this purpose. */
  isSigned(purpose: SignPurpose, text: string, signature: string): boolean;
  /** The name of the key that seals, as it stands in front of each sealed text. */
  readonly currentKeyId: string;
  /** Names of all keys that open. */
  readonly keyIds: readonly string[];
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SIGNATURE_BYTES = 32;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** A key's name is a hash of it: it tells keys apart and gives nothing away. */
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'northwood sealed text', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/** Seals with the current key; opens what any of the keys sealed. Each sealed text begins with the name of its key. */
export function createSealer(keys: SealingKeys): Sealer {
  const current = keyOf(keys.current);
  const known = [current, ...keys.previous.map(keyOf)];
  return {
    currentKeyId: current.id,
    keyIds: known.map(({ id }) => id),
    seal: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current.bytes, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${current.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    sign: (purpose, text) => `${current.id}.${signatureOf(current, purpose, text).toString('base64url')}`,
    isSigned: (purpose, text, signature) => {
      const [id, content = ''] = signature.split('.');
      const key = known.find((each) => each.id === id);
      const given = Buffer.from(content, 'base64url');
      return (
        key !== undefined &&
        given.length === SIGNATURE_BYTES &&
        timingSafeEqual(given, signatureOf(key, purpose, text))
      );
    },
    open: (purpose, sealed) => {
      const [id, content = ''] = sealed.split('.');
      const key = known.find((each) => each.id === id);
      return key === undefined ? null : unsealed(key, purpose, Buffer.from(content, 'base64url'));
    },
  };
}

/** By a key of its own, derived from the one that seals. */
const signatureOf = (key: Key, purpose: SignPurpose, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key.bytes, '', `northwood ${purpose}`, 32)))
    .update(text)
    .digest();

function unsealed(key: Key, purpose: SealPurpose, content: Buffer): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, content.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(content.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = content.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
