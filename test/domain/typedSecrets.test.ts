import { isPlainData } from '../../domain/plainData';
import { withoutTypedSecrets } from '../../domain/typedSecrets';

describe('a text somebody typed', () => {
  it.each([
    ['Pay account 000123456789 please', 'Pay account [number] please'],
    ['routing 021000021, account 4455', 'routing [number], account [number]'],
    ['compte 00123-456-7890123 refusé', 'compte [number] refusé'],
    ['call 503 555 0134', 'call [number]'],
    ['my password is Heron77!', 'my password is [secret]!'],
    ['password: sunshine', 'password: [secret]'],
    ['with password Tr0ub4dor&3, nothing happens', 'with password [secret], nothing happens'],
    ['mot de passe : Héron-77', 'mot de passe : [secret]'],
    ['card 4111 1111 1111 1111', 'card [card number]'],
  ])('%j becomes %j', (text, rest) => {
    expect(withoutTypedSecrets(text)).toBe(rest);
  });

  it.each([
    ['password Heron77', 'password [secret]'],
    ['password heron-7x,', 'password [secret],'],
    ['password 7heron', 'password [secret]'],
    ['password h7', 'password [secret]'],
    ['password 7h', 'password [secret]'],
    ['password heron&', 'password [secret]'],
    ['password "heron"', 'password "[secret]"'],
    ['password was heron?!', 'password was [secret]?!'],
    ['password= heron', 'password= [secret]'],
    ['le nip était heron).', 'le nip était [secret]).'],
    [
      '12-3456789 and 5550134567 and 2026-11-29 and 5550134568',
      '12-3456789 and [number] and 2026-11-29 and [number]',
    ],
  ])('%j becomes %j, by what joins the words or how it looks', (text, rest) => {
    expect(withoutTypedSecrets(text)).toBe(rest);
  });

  it.each([
    'password manager',
    'password manager,',
    'password managers’',
    '(password (manager)',
    'pin board.',
  ])('%j stays: a word after it is no password', (text) => {
    expect(withoutTypedSecrets(text)).toBe(text);
  });

  it.each([
    'Claim RF-2026-000045 of 2026-11-29 is wrong: $12,345,678.90 instead of 1281.00',
    'Entry K9R-1234567-8, importer 12-3456789, importer 261201-12345',
    'The password is incorrect. My password was refused, and the password reset fails.',
    'Le mot de passe est refusé',
    'Step 14 of 215, 2026-11-29T12:30:00.000Z',
  ])('%j stays', (text) => {
    expect(withoutTypedSecrets(text)).toBe(text);
  });

  it('a short number, a date, an amount, and the number of a record tell of nobody; a tax number does', () => {
    for (const plain of [
      '2026',
      '97209',
      '000045',
      '2025-11-01',
      '1,281.00',
      'RF-2026-000045',
      'K9R-1234567-8',
    ])
      expect([plain, isPlainData(plain)]).toEqual([plain, true]);
    for (const marked of ['123456789', '12-3456789', '555-0134', 'Cedarline'])
      expect([marked, isPlainData(marked)]).toEqual([marked, false]);
  });
});
