import { cleanup, screen } from '@testing-library/react';
import type { RefundDetails } from '../../../../../contract/entities/refund';
import { StaffNote } from '../../../../../src/screens/refunds/details/work/StaffNote';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const comment = (id: string, text: string, internal: boolean): RefundDetails['comments'][number] => ({
  id,
  at: '2026-11-02T15:00:00.000Z',
  by: { id: '5', name: 'Marta Lindqvist' },
  text,
  internal,
});

test('the newest internal note stands above the work, and no message of the company', async () => {
  const bed = createTestBed();
  await showScreen(
    <StaffNote
      comments={[
        comment('1', 'Older note', true),
        comment('2', 'Waiting for the broker', true),
        comment('3', 'To you', false),
      ]}
    />,
    bed,
  );
  expect(document.body.textContent).toMatch(
    /^Internal note by Marta Lindqvist, Nov 2, 2026, .*: Waiting for the broker$/,
  );
  cleanup();
  await showScreen(<StaffNote comments={[comment('3', 'To you', false)]} />, bed);
  expect(screen.queryByText(/note/)).toBeNull();
  expect(document.body.textContent).toBe('');
});
