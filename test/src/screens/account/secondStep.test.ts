import { hasFewCodes, stepActions } from '../../../../src/screens/account/signIn/secondStep';
import { drawQr } from '../../../../src/screens/account/signIn/drawQr';

describe('the second step', () => {
  it('is changed to whatever it is not, and switched off only where it is on', () => {
    expect(stepActions({ by: 'none' })).toEqual(['set-up', 'mail']);
    expect(stepActions({ by: 'mail' })).toEqual(['set-up', 'off']);
    expect(stepActions({ by: 'app' })).toEqual(['renew', 'set-up', 'mail', 'off']);
  });

  it('warns when few recovery codes are left', () => {
    expect(hasFewCodes({ by: 'app', isRequired: true, recoveryCodesLeft: 2 })).toBe(true);
    expect(hasFewCodes({ by: 'app', isRequired: true, recoveryCodesLeft: 3 })).toBe(false);
    expect(hasFewCodes({ by: 'mail', isRequired: true, recoveryCodesLeft: 0 })).toBe(false);
  });
});

describe('the QR code of an authenticator’s key', () => {
  it('stands on a square with a quiet zone of four, and begins with its corner mark', async () => {
    const { size, path } = await drawQr('otpauth://totp/Northwood%20portal:ana?secret=JBSWY3DPEHPK3PXP');
    expect((size - 8 - 17) % 4).toBe(0);
    const corner = Array.from({ length: 7 }, (_, at) => `M${at + 4} 4h1v1h-1z`).join('');
    expect(path.startsWith(corner)).toBe(true);
    expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  });
});
