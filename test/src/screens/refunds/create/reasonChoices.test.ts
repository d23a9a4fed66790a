import { reasonChoices } from '../../../../../src/screens/refunds/create/reasonChoices';

const claim = (reason: 'ORGANIC' | 'OVER_COLLECTED', fiscalYear: number, amount: string) => ({
  fiscalYear,
  reason,
  amount,
  lines: 2,
  deadline: null,
  daysLeft: null,
  requiredEvidence: [],
  needsCertificate: false,
});

describe('the reasons of a claim', () => {
  it('begin with those that the records show an amount for in the year', () => {
    const claims = [claim('OVER_COLLECTED', 2026, '12.00'), claim('ORGANIC', 2025, '40.00')];
    const [first, ...others] = reasonChoices(claims, 2026);
    expect([first?.reason, first?.claim?.amount]).toEqual(['OVER_COLLECTED', '12.00']);
    expect(others).toHaveLength(9);
    expect(others.every((each) => each.claim === null)).toBe(true);
    expect(reasonChoices(claims, 2025)[0]?.reason).toBe('ORGANIC');
  });

  it('stand in their usual order while no year is chosen', () => {
    expect(reasonChoices([claim('ORGANIC', 2025, '40.00')], null)[0]?.reason).toBe('FIRST_QUANTITY');
  });
});
