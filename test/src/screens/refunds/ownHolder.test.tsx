import { screen } from '@testing-library/react';
import { ClaimProgress } from '../../../../src/screens/refunds/details/ClaimProgress';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const statusSince = '2026-07-24T15:00:00.000Z';
const shown = async (
  status: 'Submitted' | 'Approved' | 'MoreInfo',
  heldBy: 'verifier' | 'payment' | 'company',
) => {
  const { container } = await showScreen(
    <ClaimProgress claim={{ status, statusSince, heldBy }} side="company" />,
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
