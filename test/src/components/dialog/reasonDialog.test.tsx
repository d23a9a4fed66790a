import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReasonDialog } from '../../../../src/components/dialog/ReasonDialog';
import { openDialogs } from '../../support/openDialogs';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

beforeAll(openDialogs);

test('Ctrl+Enter in the words sends them once, and Enter alone begins a line', async () => {
  const sent: string[] = [];
  await showScreen(
    <ReasonDialog
      title="Ask about this line"
      purpose="company"
      maxLength={200}
      confirm="Send question"
      onConfirm={(_, text) => {
        sent.push(text);
        return Promise.resolve('Not sent.');
      }}
      onClose={() => undefined}
    />,
    createTestBed(),
  );
  const words = screen.getByRole('textbox');
  await userEvent.type(words, 'Which entry{Enter}is it?');
  expect(sent).toEqual([]);
  await userEvent.type(words, '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  expect(sent).toEqual(['Which entry\nis it?']);
});
