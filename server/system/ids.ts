import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits a person can read out over the phone: no I, L, O or U. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 10;

/** An opaque id of 128 random bits, safe in addresses and file names. */
export function newOpaqueId(): string {
  return randomBytes(16).toString('base64url');
}

/** A bearer secret of 256 random bits: refresh credentials, reset links. Store only `digestOf` it. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex. Enough for values that are themselves random; passwords go to the password hasher. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}

/** A decimal code of exactly `digits` digits, leading zeros included, every value equally likely. */
export function newDigitCode(digits: number): string {
  return Array.from({ length: digits }, () => String(randomInt(10))).join('');
}

/** A secret to be typed from paper: groups of four letters and digits, 20 bits each, such as `7K3M-Q9X2-AB1T-ZZ04`. */
export function newReadableSecret(groups: number): string {
  return Array.from({ length: groups }, () => readable(4)).join('-');
}

/** The short name of one failure, shown to the person and written to the log, such as `7K3M-Q9X2AB`. */
export function newReference(): string {
  const letters = readable(REFERENCE_LENGTH);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const readable = (length: number): string =>
  Array.from({ length }, () => READABLE.charAt(randomInt(READABLE.length))).join('');

/** The number of a certificate of exemption as it is typed into a Customs entry: nine letters and digits. */
export const newCertificateNumber = (): string => readable(9);
