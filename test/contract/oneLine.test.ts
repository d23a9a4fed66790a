import * as z from 'zod/mini';
import { address, registration } from '../../contract/entities/company';
import { personName } from '../../contract/fields';

const ADDRESS = {
  street1: '2 Quay',
  street2: '',
  city: 'Halifax',
  region: 'NS',
  postalCode: 'B3H',
  country: 'CA',
};

describe('97 a field of one line', () => {
  it.each([
    ['a line feed', 'Ana\nReply-To: x@evil.example'],
    ['a carriage return', 'Ana\rBcc'],
    ['an escape', 'Ana\u001b[31m'],
    ['a NUL', 'Ana\u0000'],
    ['a line separator', 'Ana\u2028Reed'],
  ])('refuses %s', (_what, text) => {
    expect(z.safeParse(personName, text).success).toBe(false);
    expect(z.safeParse(address, { ...ADDRESS, city: text }).success).toBe(false);
    expect(z.safeParse(registration.shape.legalName, text).success).toBe(false);
  });

  it('takes names of every script, and drops line ends around them', () => {
    for (const name of ['Ana de la Cruz', 'Zoë Ó Briain', '李小龍', ' Ana\n'])
      expect(z.safeParse(personName, name).success).toBe(true);
    expect(z.safeParse(address, ADDRESS).success).toBe(true);
  });
});
