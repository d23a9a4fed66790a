import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionDialog } from '../../../../../src/screens/refunds/details/work/QuestionDialog';
import { createDeviceWork } from '../../../support/deviceWork';
import { openDialogs } from '../../../support/openDialogs';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

beforeAll(openDialogs);

test('a question about a line outlives a dialog closed by mistake, for this line alone', async () => {
  const draftStore = createDeviceWork();
  const open = async (lineId: string): Promise<HTMLTextAreaElement> => {
    cleanup();
    await act(async () => {
      await showScreen(
        <QuestionDialog
          claim={{ id: '7' }}
          line={{ id: lineId, entryNumber: '9NW68250165', lineNo: 1 }}
          onSent={() => undefined}
          onClose={() => undefined}
        />,
        createTestBed({ draftStore }),
      );
    });
    return screen.findByRole('textbox');
  };
  await userEvent.type(await open('1'), 'Which invoice?');
  expect((await open('2')).value).toBe('');
  await open('1');
  expect(await screen.findByDisplayValue('Which invoice?')).toBeInTheDocument();
});
