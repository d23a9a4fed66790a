import { screen } from '@testing-library/react';
import { ReportBefore } from '../../../../../src/screens/reports/details/ReportBefore';
import type { ReportRecord } from '../../../../../src/screens/reports/create/useSubmitReport';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const before = {
  id: '6',
  number: 'R-2026-Q2-000001',
  fiscalYear: 2026,
  period: 'Q2',
  unit: 'MBF',
  quantityShipped: '200.000',
  quantityAssessable: '100.000',
  amountDue: '41.00',
};
const report = {
  unit: 'MBF',
  quantityShipped: '320.000',
  quantityAssessable: '100.000',
  amountDue: '41.00',
} as unknown as ReportRecord;

it('sets a report beside the one before, and calls one unusual that ships half as much again', async () => {
  await showScreen(<ReportBefore report={{ ...report, before }} />, createTestBed());
  screen.getByText('Unusual');
  const cells = screen.getByRole('row', { name: /^Shipped/ }).querySelectorAll('td');
  expect([...cells].map(({ textContent }) => textContent)).toEqual(['200', '320', '120 (+60%)']);
});

it.each([
  ['no report before', null],
  ['one in another unit', { ...before, unit: 'LB' }],
])('says nothing of %s', async (_, other) => {
  const { container } = await showScreen(
    <ReportBefore report={{ ...report, before: other }} />,
    createTestBed(),
  );
  expect(container.querySelector('section')).toBeNull();
});
