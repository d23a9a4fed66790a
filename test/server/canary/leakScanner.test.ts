import { findLeaks } from './leakScanner';

const password = { name: 'password', value: 'heron “quay” & 7 locks' };
const code = { name: 'code', value: '048213' };
const scan = (text: string, meant: readonly string[] = []) =>
  findLeaks([password, code], [{ name: 'the log', text, meant }]);
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('the search for leaks', () => {
  it('finds a seeded password in every form a log or a table gives it', () => {
    const { value } = password;
    for (const text of [
      `"password":"${value}"`,
      JSON.stringify(JSON.stringify({ password: value })),
      `GET /x?p=${encodeURIComponent(value)}`,
      new URLSearchParams({ p: value }).toString(),
      `\\x00${Buffer.from(value).toString('hex')}ff`,
      base64(value),
      base64(`a${value}b`),
      base64(`Bearer: ab${value}`),
      Buffer.from(`xyz${value}`).toString('base64url'),
    ])
      expect([text, scan(text)]).toEqual([text, ['password stands in the log']]);
  });

  it('finds a code where it stands alone, and not inside a digest or a time', () => {
    for (const text of ['Your code is 048213.', '{"code":"048213"}', 'code=048213', '(048213)'])
      expect([text, scan(text)]).toEqual([text, ['code stands in the log']]);
    for (const text of ['a048213f', '9048213', '12:30:00.048213', '0482130'])
      expect([text, scan(text)]).toEqual([text, []]);
  });

  it('passes over places where a secret is meant to stand, for that secret alone', () => {
    const text = `${password.value} 048213 `;
    expect(scan(text, ['password', 'code'])).toEqual([]);
    expect(scan(text, ['code'])).toEqual(['password stands in the log']);
  });

  it('takes no empty secret, which would prove nothing', () => {
    expect(() => findLeaks([{ name: 'none', value: '' }], [])).toThrow('empty');
  });
});
