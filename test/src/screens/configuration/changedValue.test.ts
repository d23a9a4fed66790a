import { formatFor } from '../../../../src/i18n/format';
import { changedValue } from '../../../../src/screens/configuration/changedValue';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a value of a change', () => {
  it.each([
    ['2027-02-14', 'Feb 14, 2027', '14 févr. 2027'],
    ['2027-03-01', 'Mar 1, 2027', '1er mars 2027'],
    ['0.423776001', '0.423776001', '0,423776001'],
    ['15000.000', '15,000', '15 000'],
    ['4407110000', '4407110000', '4407110000'],
    ['0105', '0105', '0105'],
    ['86 FR 11387', '86 FR 11387', '86 FR 11387'],
    ['+1 555 0142', '+1 555 0142', '+1 555 0142'],
  ])('%s is written as the language does, and codes stay as they are', (value, english, french) => {
    expect(changedValue(value, formatFor('en', 'UTC'))).toBe(english);
    expect(plain(changedValue(value, formatFor('fr', 'UTC')))).toBe(french);
  });
});
