import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkResult } from '../../../../../contract/entities/refundReview';
import { BulkReport } from '../../../../../src/screens/refunds/queue/BulkReport';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const row = (id: number, reason: string | null = null): BulkResult['rows'][number] => ({
  id: String(id),
  number: `RF-2026-00000${id}`,
  amount: '10.00',
  outcome: reason === null ? 'verified' : 'refused',
  reason,
});

test('the dry run names the claims on new bank accounts', async () => {
  const claims = [{ id: '7', number: 'RF-2026-000007', companyName: 'Prairie Stud' }];
  const preview = { chosen: 4, ready: 4, amount: '40.00', newAccounts: { count: 1, claims }, leftOut: [] };
  await showScreen(<BulkReport state={{ kind: 'asked', preview }} onLeave={jest.fn()} />, createTestBed());
  expect(screen.getByText('1 claim is paid to a new bank account. Check it first:')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('RF-2026-000007 Prairie Stud');
  expect(screen.getByRole('link', { name: 'RF-2026-000007' })).toHaveAttribute(
    'href',
    '/refunds/details?id=7',
  );
});

test('the dry run leads to the claims for which only a document is unopened', async () => {
  const leftOut = [
    { why: 'document-unopened', count: 2, numbers: ['RF-2026-000008', 'RF-2026-000009'] },
  ] as const;
  const preview = {
    chosen: 2,
    ready: 0,
    amount: '0.00',
    leftOut: leftOut.map((one) => ({ ...one, numbers: [...one.numbers] })),
  };
  const onLeave = jest.fn();
  await showScreen(<BulkReport state={{ kind: 'asked', preview }} onLeave={onLeave} />, createTestBed());
  const link = screen.getByRole('link', { name: 'Show claims with unopened documents' });
  expect(link).toHaveAttribute('href', '/admin/refunds?bulk=document-unopened');
  await userEvent.click(link);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('a run that was cut off says what is verified, what was refused and how to go on, and never counts one as the other', async () => {
  const rows = [row(1), row(2), row(3, 'It was withdrawn.')];
  await showScreen(
    <BulkReport
      state={{ kind: 'failed', sentence: 'The board’s server does not answer.', rows }}
      onLeave={jest.fn()}
    />,
    createTestBed(),
  );
  const seen = screen.getByRole('alert');
  expect(seen).toHaveTextContent('The board’s server does not answer.');
  expect(seen).toHaveTextContent('2 claims verified.');
  expect(seen).toHaveTextContent('RF-2026-000003: It was withdrawn.');
  expect(seen).toHaveTextContent('Claims already verified stay verified.');
});
