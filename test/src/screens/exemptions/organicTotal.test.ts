import { EMPTY_FORM } from '../../../../src/screens/exemptions/apply/application';
import { claimToSend, organicTotal } from '../../../../src/screens/exemptions/apply/applicationFaults';

const form = {
  ...EMPTY_FORM,
  kind: 'ORGANIC' as const,
  quantities: { ...EMPTY_FORM.quantities, organicQuantity: '1,200.5', nonOrganicQuantity: '800' },
  organicCertificateEnds: '2027-12-31',
};

describe('the total of an organic application', () => {
  it('is the sum of its parts, shown and sent, whatever an older draft says', () => {
    const old = { ...form, quantities: { ...form.quantities, totalQuantity: '2100' } };
    expect(organicTotal(form, 'point')).toBe('2000.500');
    expect(claimToSend(old, 'point')).toMatchObject({ totalQuantity: '2000.500' });
  });

  it('is not known while a part cannot be read', () => {
    const half = { ...form, quantities: { ...form.quantities, nonOrganicQuantity: '' } };
    expect(organicTotal(half, 'point')).toBeNull();
  });
});
