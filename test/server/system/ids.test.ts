import {
  digestOf,
  newDigitCode,
  newOpaqueId,
  newReference,
  newSecretToken,
} from '../../../server/system/ids';

const many = (make: () => string, count: number) => Array.from({ length: count }, make);

describe('ids and secrets', () => {
  it('hold 128 and 256 random bits and are safe in addresses', () => {
    expect(Buffer.from(newOpaqueId(), 'base64url')).toHaveLength(16);
    expect(Buffer.from(newSecretToken(), 'base64url')).toHaveLength(32);
    expect(new Set(many(newOpaqueId, 10_000)).size).toBe(10_000);
    expect(many(newSecretToken, 100).join('')).toMatch(/^[\w-]+$/);
  });

  it('makes codes of six digits, leading zeros included, every digit about as often', () => {
    const codes = many(() => newDigitCode(6), 10_000);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    const counts = Array.from(
      { length: 10 },
      (_unused, digit) => codes.join('').split(String(digit)).length - 1,
    );
    // Of 60,000 digits each is due 6,000 times; 400 is more than five standard deviations.
    for (const count of counts) expect(Math.abs(count - 6_000)).toBeLessThan(400);
  });

  it('makes references that are read out without mistakes', () => {
    expect(
      many(newReference, 1_000).every((reference) =>
        /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{6}$/.test(reference),
      ),
    ).toBe(true);
  });

  it('keeps of a secret only its digest', () => {
    expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
