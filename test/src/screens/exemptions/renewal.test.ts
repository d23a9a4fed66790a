import { asRenewal } from '../../../../src/screens/exemptions/apply/useApplyWizard';
import { EMPTY_FORM } from '../../../../src/screens/exemptions/apply/application';

const renews = { id: '4', certificateNumber: '1CV2PW8AD', validTo: '2026-12-31' };
const standing = { id: '9', number: 'EX-2026-000009', status: 'Submitted' } as const;
const typed = (quantity: string) => quantity;
const empty = { form: EMPTY_FORM, documents: [] };

describe('H96 renewing a certificate', () => {
  it('begins an application of its kind for the year after it', () => {
    const offers = [
      { kind: 'ORGANIC', fiscalYear: 2026, standing: null, renews: null },
      { kind: 'SMALL_VOLUME', fiscalYear: 2027, standing: null, renews },
    ] as const;
    expect(asRenewal(empty, { offers: [...offers], earlier: [] }, typed).form).toMatchObject({
      kind: 'SMALL_VOLUME',
      fiscalYear: 2027,
    });
  });

  it('takes the figures of the last application of its kind over', () => {
    const offers = [{ kind: 'SMALL_VOLUME', fiscalYear: 2027, standing: null, renews }] as const;
    const claim = {
      kind: 'SMALL_VOLUME',
      priorYearQuantity: '900.000',
      expectedQuantity: '950.000',
    } as const;
    const earlier = [{ id: '4', number: 'EX-2026-000004', claim }];
    expect(asRenewal(empty, { offers: [...offers], earlier }, typed).form.quantities).toMatchObject({
      priorYearQuantity: '900.000',
      expectedQuantity: '950.000',
    });
  });

  it('begins nothing for a certificate whose renewal is under way', () => {
    const offers = [{ kind: 'SMALL_VOLUME', fiscalYear: 2027, standing, renews }] as const;
    expect(asRenewal(empty, { offers: [...offers], earlier: [] }, typed)).toBe(empty);
  });
});
