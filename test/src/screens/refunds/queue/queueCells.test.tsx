import { screen } from '@testing-library/react';
import { DaysLeft } from '../../../../../src/screens/refunds/DaysLeft';
import { RiskCell } from '../../../../../src/screens/refunds/RiskCell';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const signal = (name: 'overdue' | 'variance' | 'new-bank-account', weight: number) => ({
  name,
  weight,
  values: {},
});

test('a row of the queue names its risks, an overdue decision last, because the days say it too', async () => {
  const signals = [signal('overdue', 30), signal('new-bank-account', 30), signal('variance', 20)];
  await showScreen(
    <>
      <p>
        <RiskCell claim={{ risk: { score: 80, signals } }} />
      </p>
      <p>
        <DaysLeft claim={{ decisionDue: '2020-01-01', status: 'Submitted', heldBy: 'verifier' }} />
      </p>
    </>,
    createTestBed(),
  );
  expect(screen.getByText('New bank account, Variance, Decision overdue')).toBeVisible();
  expect(screen.getByText(/days overdue$/)).toHaveAttribute('title', 'Jan 1, 2020');
});
