import { linkToken } from '../../../../src/screens/account/link/linkToken';

describe('the token of a link', () => {
  it('stands behind the hash sign', () => {
    expect(linkToken('#token=tR4-x_9Zk')).toBe('tR4-x_9Zk');
  });

  it.each([
    '',
    '#',
    '#token=',
    '#content',
    '#token=a b',
    '#token=a&x=1',
    '#token=<b>',
    `#token=${'a'.repeat(201)}`,
  ])('is not in %j', (hash) => {
    expect(linkToken(hash)).toBeUndefined();
  });
});
