import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useVerificationUndo } from '../../../../../../src/screens/refunds/details/work/useVerificationUndo';
import { showScreen } from '../../../../support/showScreen';
import { createTestBed } from '../../../../support/testStore';
import { claimLine } from '../claimLine';

const CHECKS = { ticked: ['1'], amounts: {} };
const verified = (id: string, version: number) => ({
  id,
  version,
  number: `RF-${id}`,
  amountClaimed: '40.00',
  amountVerified: '40.00',
  undoUntil: null,
  lines: [claimLine('1')],
});

/** Claim 7 is verified as version 3, and the page goes on to claim 8 and back. */
function Page() {
  const [claim, setClaim] = useState(verified('7', 2));
  const undo = useVerificationUndo(claim, () => undefined);
  return (
    <>
      <p>{`Claim ${claim.id}: ${undo.checksOf(claim).ticked.length} checked`}</p>
      <button
        onClick={() => {
          undo.offer(verified('7', 3), CHECKS);
          setClaim(verified('8', 1));
        }}
      >
        Verify
      </button>
      <button
        onClick={() => {
          setClaim(verified('7', 3));
        }}
      >
        Back
      </button>
      <button
        onClick={() => {
          setClaim(verified('7', 5));
        }}
      >
        Changed by a colleague
      </button>
    </>
  );
}

test('what was checked is kept for the claim as it was verified, and for no other and no later one', async () => {
  await showScreen(<Page />, createTestBed());
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  screen.getByText('Claim 8: 0 checked');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  screen.getByText('Claim 7: 1 checked');
  await userEvent.click(screen.getByRole('button', { name: 'Changed by a colleague' }));
  screen.getByText('Claim 7: 0 checked');
});
