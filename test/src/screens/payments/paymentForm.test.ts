import { EMPTY_PAYMENT, readPayment } from '../../../../src/screens/payments/paymentForm';

const form = {
  ...EMPTY_PAYMENT,
  amount: '1,234.5',
  receivedOn: '2026-04-20',
  reference: '  CHK-0017 ',
};

describe('a payment as it is written down', () => {
  it('is sent with its exact amount, and its number as it stands (H15 leading zeros survive)', () => {
    expect(readPayment({ ...form, reference: '0017' }, '9', 'point')).toEqual({
      ok: true,
      value: {
        companyId: '9',
        reportId: null,
        kind: 'PAYMENT_CHECK',
        amount: '1234.50',
        receivedOn: '2026-04-20',
        reference: '0017',
      },
    });
    expect(readPayment(form, '9', 'point')).toMatchObject({ value: { reference: 'CHK-0017' } });
  });

  it('H33 could-be-two amounts are refused, each language by its own mark', () => {
    expect(readPayment({ ...form, amount: '1.234,56' }, '9', 'point')).toEqual({
      ok: false,
      failure: { amount: 'other-decimal-mark' },
    });
    expect(readPayment({ ...form, amount: '1 234,56' }, '9', 'comma')).toMatchObject({
      value: { amount: '1234.56' },
    });
  });

  it('names the report or the closed year the payer meant, and never both', () => {
    expect(readPayment({ ...form, meantFor: '7' }, '9', 'point')).toMatchObject({ value: { reportId: '7' } });
    expect(readPayment({ ...form, meantFor: 'year-7' }, '9', 'point')).toMatchObject({
      value: { reportId: null, exemptionId: '7' },
    });
  });

  it('is held back with all that is missing at once', () => {
    expect(readPayment(EMPTY_PAYMENT, '9', 'point')).toEqual({
      ok: false,
      failure: { amount: 'missing', receivedOn: 'missing', reference: 'missing' },
    });
    for (const amount of ['0', '0.00'])
      expect(readPayment({ ...form, amount }, '9', 'point')).toMatchObject({ failure: { amount: 'zero' } });
    expect(readPayment({ ...form, amount: '-5' }, '9', 'point')).toMatchObject({
      failure: { amount: 'negative' },
    });
    expect(readPayment({ ...form, receivedOn: '2026-02-30' }, '9', 'point')).toMatchObject({
      failure: { receivedOn: 'missing' },
    });
  });
});
