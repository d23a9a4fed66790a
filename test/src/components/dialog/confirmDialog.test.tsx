import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '../../../../src/components/dialog/ConfirmDialog';
import { openDialogs } from '../../support/openDialogs';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

beforeAll(openDialogs);

async function pressEnter(isEnterConfirming: boolean): Promise<number> {
  let confirmed = 0;
  await showScreen(
    <ConfirmDialog
      title="Approve this claim?"
      confirm="Approve $79.08"
      isEnterConfirming={isEnterConfirming}
      onConfirm={() => {
        confirmed += 1;
        return Promise.resolve(null);
      }}
      onClose={() => undefined}
    >
      <p>It goes to the next payment run.</p>
    </ConfirmDialog>,
    createTestBed(),
  );
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  return confirmed;
}

test.each([
  [true, 1],
  [false, 0],
])('Enter confirms only where that was asked for: %s', async (isEnterConfirming, times) => {
  expect(await pressEnter(isEnterConfirming)).toBe(times);
});
