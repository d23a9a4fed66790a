import { screen } from '@testing-library/react';
import { YearComparison } from '../../../../src/screens/home/YearComparison';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

it('shows both years with their days, and by how much they differ', async () => {
  await showScreen(
    <YearComparison
      years={{
        fiscalYear: 2026,
        until: '2026-11-30',
        current: { collected: '48114.24', refunded: '500.00' },
        previous: { collected: '45000.00', refunded: '2694.76' },
      }}
    />,
    createTestBed({ url: 'http://localhost' }),
  );
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['', '2026 through Nov 30, 2026', '2025 through Nov 30, 2025', 'Change ($)'],
    ['Collected ($)', '48,114.24', '45,000.00', '3,114.24'],
    ['Approved ($)', '500.00', '2,694.76', '-2,194.76'],
  ]);
});
