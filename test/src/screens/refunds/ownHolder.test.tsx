import { screen } from '@testing-library/react';
import { ClaimProgress } from '../../../../src/screens/refunds/details/ClaimProgress';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const statusSince = '2026-07-24T15:00:00.000Z';
const shown = async (
  status: 'Submitted' | 'Approved' | 'MoreInfo' | 'Rejected',
  heldBy: 'verifier' | 'payment' | 'company' | 'nobody',
  appealUntil: string | null = null,
) => {
  const { container } = await showScreen(
    <ClaimProgress claim={{ status, statusSince, heldBy, appealUntil }} side="company" />,
    createTestBed(),
  );
  return container.textContent;
};

it('says to a company what its approved claim waits for, and what comes next', async () => {
  const text = await shown('Approved', 'payment');
  expect(text).toContain('Approved, waiting for payment since Jul 24, 2026');
  expect(text).toContain('in its next payment run. You don’t need to do anything.');
});

it('says to a company that its own answer is waited for, not “the company’s”', async () => {
  const text = await shown('MoreInfo', 'company');
  expect(text).toContain('Waiting for your answer since Jul 24, 2026');
  expect(text).not.toContain('the company');
  expect(screen.getByText(/answer the verifier’s question below/)).toBeDefined();
});

it('says of a claim that nobody reviews yet that it waits', async () => {
  expect(await shown('Submitted', 'verifier')).toContain('Waiting for the board’s review since Jul 24, 2026');
});

it('says of a rejected claim until when it can be appealed, and no more once it can’t', async () => {
  expect(await shown('Rejected', 'nobody', '2026-08-23')).toContain('You can appeal until Aug 23, 2026');
  expect(await shown('Rejected', 'nobody')).not.toContain('appeal');
});
