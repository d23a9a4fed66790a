import { companyProfileEdit } from '../../contract/entities/company';
import { personName, reasonText } from '../../contract/fields';

const OVERRIDE = '\u202e';
const ISOLATE = '\u2067';

describe('people’s words', () => {
  it('lose the marks that turn the letters and figures after them around', () => {
    expect(personName.parse(`${OVERRIDE} Ada${ISOLATE} Reed `)).toBe('Ada Reed');
    expect(reasonText.parse(`paid ${OVERRIDE}00.001$`)).toBe('paid 00.001$');
    expect(companyProfileEdit.shape.dbaName.parse(`Cedar${OVERRIDE}line`)).toBe('Cedarline');
    expect(personName.safeParse(`${OVERRIDE}${ISOLATE}`).success).toBe(false);
  });

  it('keep letters written from right to left, accents, joined emoji and quotation marks', () => {
    for (const name of [
      'עץ הצפון בע״מ',
      'أخشاب الشمال',
      'Éloïse Gagné',
      '👩🏽‍🌾🌲',
      '« Érablière »',
      '木材 株式会社',
    ])
      expect(personName.parse(name)).toBe(name);
  });
});
