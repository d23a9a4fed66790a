import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ReportProblem } from '../../../src/app/frame/ReportProblem';
import { RecordingContext } from '../../../src/app/frame/recordingContext';
import type { ExportedLog } from '../../../src/actionLog/exportLog';
import { createTranslation } from '../../../src/i18n/translation';
import { openDialogs } from '../support/openDialogs';
import { createTestBed } from '../support/testStore';

const stop = jest.fn();
const handedOver = jest.fn();
let since: number | null = null;
const exportLog = jest.fn<ExportedLog, [string]>(() => ({ kind: 'marked-value-left', line: 3 }));

beforeAll(openDialogs);

async function open(): Promise<void> {
  const pass = () => (next: (action: unknown) => unknown) => next;
  render(
    <Provider store={createTestBed().store}>
      <I18nextProvider i18n={await createTranslation('en')}>
        <RecordingContext
          value={{
            first: pass,
            last: pass,
            learn: () => undefined,
            export: exportLog,
            handedOver,
            sinceHandedOver: () => since,
            stop,
          }}
        >
          <ReportProblem onClose={() => undefined} />
        </RecordingContext>
      </I18nextProvider>
    </Provider>,
  );
}

const note = (): HTMLElement => screen.getByLabelText(/What happened, and what did you expect/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a problem somebody reports', () => {
  it('says beforehand that the board sees the note and who sent it', async () => {
    await open();
    expect(note()).toHaveAccessibleDescription(/sees your text and your name/);
  });

  it('needs a note, and no longer says so once there is one', async () => {
    await open();
    await press('Send to board');
    expect(note()).toBeInvalid();
    await userEvent.type(note(), 'The total is wrong.');
    expect(note()).toBeValid();
    expect(screen.queryByText('Describe what happened.')).not.toBeInTheDocument();
  });

  it('does not throw away a log that was not saved without asking', async () => {
    await open();
    await press('Stop recording');
    expect(stop).not.toHaveBeenCalled();
    expect(screen.getByText(/isn’t saved/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download log' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stop without saving' })).toBeInTheDocument();
  });

  it('says how much came after the log was saved or sent before it throws that away', async () => {
    since = 4;
    await open();
    await press('Stop recording');
    expect(screen.getByText(/4 steps were recorded since you last saved or sent/)).toBeInTheDocument();
    since = null;
  });

  it('is not sent without its log before somebody has read that the log cannot go with it', async () => {
    await open();
    await userEvent.type(note(), 'The total is wrong.');
    await press('Send to board');
    expect(screen.getByText(/Select “Send to board” to report the problem without/)).toBeVisible();
    // Nobody answers here: that it was tried at all is what the second press must come to.
    await press('Send to board');
    expect(await screen.findByText(/We lost the connection while sending the file/)).toBeVisible();
    expect(handedOver).not.toHaveBeenCalled();
  });
});
