import { screen } from '@testing-library/react';
import { RiskNotice } from '../../../../../src/screens/refunds/details/RiskNotice';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

test('a claim says each of its risk signals with what it rests on, and nothing where there is none', async () => {
  const risk = {
    score: 50,
    signals: [
      { name: 'new-bank-account', weight: 30, values: { date: '2026-06-01' } },
      { name: 'variance', weight: 20, values: { count: 2, amount: '60.00' } },
    ],
  } as const;
  await showScreen(
    <>
      <RiskNotice claim={{}} />
      <RiskNotice claim={{ risk: { ...risk, signals: [...risk.signals] } }} />
    </>,
    createTestBed({ url: 'http://localhost' }),
  );
  const list = screen.getByRole('list', { name: 'Risk signals' });
  expect(list).toHaveTextContent(
    'New bank account The company added or changed its bank account on Jun 1, 2026.',
  );
  expect(list).toHaveTextContent('Variance 2 lines differ from the calculated amounts, by $60.00 in total.');
});
