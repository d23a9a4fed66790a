import { cleanup } from '@testing-library/react';
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

const shown = async (
  heldBy: RefundDetails['heldBy'],
  comments: RefundDetails['comments'],
): Promise<string> => {
  cleanup();
  await showScreen(<StaffNote claim={{ heldBy, comments }} />, createTestBed());
  return document.body.textContent;
};

test('the newest internal note stands above the work while it waits for staff, and no message of the company', async () => {
  const note = comment('2', 'Waiting for the broker', true);
  const message = comment('3', 'To you', false);
  expect(await shown('verifier', [comment('1', 'Older note', true), note, message])).toMatch(
    /^Internal note by Marta Lindqvist, Nov 2, 2026, .*: Waiting for the broker$/,
  );
  expect(await shown('verifier', [message])).toBe('');
  expect(await shown('approver', [note])).not.toBe('');
  expect(await shown('company', [note])).toBe('');
});
