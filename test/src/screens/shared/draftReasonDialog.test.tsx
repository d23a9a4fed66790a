import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftReasonDialog } from '../../../../src/screens/shared/DraftReasonDialog';
import { createDeviceWork } from '../../support/deviceWork';
import { openDialogs } from '../../support/openDialogs';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

beforeAll(openDialogs);

const REASON = 'The file is last year’s, sent again.';

test('H08 a reason outlives the dialog, a refusal and a reload, is nobody else’s, and is forgotten with the action', async () => {
  const draftStore = createDeviceWork();
  const answers: (string | null)[] = ['Another file corrects this one.', null];
  const action = jest.fn(() => Promise.resolve(answers.shift() ?? null));
  const onClose = jest.fn();
  /** As after a reload: another store, the same device. */
  const open = async (draftName: string): Promise<HTMLTextAreaElement> => {
    cleanup();
    const dialog = (
      <DraftReasonDialog
        draftName={draftName}
        title="Roll back?"
        confirm="Roll back"
        cancel="Keep file"
        maxLength={1000}
        onConfirm={action}
        onClose={onClose}
      />
    );
    // What the device has kept is read once the dialog is there.
    await act(async () => {
      await showScreen(dialog, createTestBed({ draftStore }));
    });
    return screen.findByRole('textbox');
  };
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Roll back' }));

  await userEvent.type(await open('customs-file-7'), REASON);
  expect(screen.getByRole('button', { name: 'Keep file' })).toBeInTheDocument();
  expect((await open('customs-file-8')).value).toBe('');
  await open('customs-file-7');
  expect(await screen.findByDisplayValue(REASON)).toBeInTheDocument();
  await confirm();
  expect(await screen.findByText('Another file corrects this one.')).toBeInTheDocument();
  expect(await screen.findByDisplayValue(REASON)).toBeInTheDocument();
  await confirm();
  expect(action).toHaveBeenLastCalledWith('', REASON);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(draftStore.names()).toEqual([]);
});
