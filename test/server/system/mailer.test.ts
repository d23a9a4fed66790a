import { mustEncrypt } from '../../../server/system/mailer';

describe('94 an email server', () => {
  it.each([
    ['smtp://mail.example:587', true],
    ['smtp://10.0.0.5', true],
    ['smtps://mail.example', true],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1:2525', false],
    ['smtp://[::1]:25', false],
    ['smtp://mail.example?requireTLS=false', false],
    ['smtp://localhost?requireTLS=true', true],
  ])('%s: encryption is demanded: %s', (url, expected) => {
    expect(mustEncrypt(url)).toBe(expected);
  });
});
