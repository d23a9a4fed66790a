import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefundReason } from '../../../../../domain/refundReason';
import { AnswerForm } from '../../../../../src/screens/refunds/details/AnswerForm';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';
import { claimDetails } from './claimDetails';

const ACTIONS = { deliver: jest.fn(), settle: jest.fn() };

async function open(reason: RefundReason): Promise<void> {
  cleanup();
  const form = <AnswerForm claim={claimDetails({ reason })} actions={ACTIONS} lines={<p>Lines to read</p>} />;
  await showScreen(form, createTestBed());
}

describe('the answer to the board', () => {
  it('asks for an explanation where the reason needs one, which a verifier may have changed', async () => {
    await open('FIRST_QUANTITY');
    expect(screen.queryByRole('textbox', { name: 'Explanation in the claim' })).toBeNull();
    await open('OTHER');
    expect(screen.getByRole('textbox', { name: 'Explanation in the claim' })).toBeVisible();
  });

  it('shows the lines to be read until they are opened to be changed, and closes them again', async () => {
    await open('FIRST_QUANTITY');
    const change = screen.getByRole('button', { name: 'Change the lines' });
    expect(screen.getByText('Lines to read')).toBeVisible();
    await userEvent.click(change);
    expect(change).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByText('Lines to read')).toBeNull();
    await userEvent.click(change);
    expect(screen.getByText('Lines to read')).toBeVisible();
  });
});
