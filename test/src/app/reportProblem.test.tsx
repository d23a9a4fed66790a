import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { withoutTypedSecrets } from '../../../domain/typedSecrets';
import { ReportProblem } from '../../../src/app/frame/ReportProblem';
import { RecordingContext } from '../../../src/app/frame/recordingContext';
import type { ExportedLog, ExportWishes } from '../../../src/actionLog/exportLog';
import { createTranslation } from '../../../src/i18n/translation';
import { openDialogs } from '../support/openDialogs';
import { createTestBed } from '../support/testStore';
import { sessionStarted } from '../../../src/state/session';
import { tokenWith } from '../support/tokens';

const session = {
  token: tokenWith({ role: 'user', name: 'Ida Thorne', email: 'ida@cedarline.example', exp: 4_000_000_000 }),
  companyId: '1',
  companyName: 'Cedarline',
  isAssessmentPayer: true,
  isExempt: false,
  isRefundEligible: false,
};
const stop = jest.fn();
const handedOver = jest.fn();
let since: number | null = null;
const exportLog = jest.fn<ExportedLog, [ExportWishes]>(({ isCut = false }) =>
  isCut
    ? { kind: 'exported', text: 'the log', actions: 1 }
    : { kind: 'marked-value-left', line: 3, value: 'Cedarline' },
);

beforeAll(openDialogs);

async function open(isSignedIn = true): Promise<void> {
  const { store } = createTestBed();
  if (isSignedIn)
    store.dispatch(sessionStarted(session, false, { clientNow: Date.now(), serverNow: undefined }));
  const pass = () => (next: (action: unknown) => unknown) => next;
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createTranslation('en')}>
        <RecordingContext
          value={{
            first: pass,
            last: pass,
            watch: () => pass,
            withWork: (extra) => extra,
            learn: () => undefined,
            export: exportLog,
            scan: withoutTypedSecrets,
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
    expect(screen.getByText(/or select “Send to board” to report the problem without/)).toBeVisible();
    // Nobody answers here: that it was tried at all is what the second press must come to.
    await press('Send to board');
    expect(await screen.findByText(/We lost the connection while uploading the file/)).toBeVisible();
    expect(handedOver).not.toHaveBeenCalled();
  });

  it('names the private value that keeps a log from being saved, and removes it when asked', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log');
    await open();
    await press('Download log');
    expect(screen.getByText(/“Cedarline” is private and still in it/)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    await press('Remove “Cedarline” and download log');
    expect(exportLog).toHaveBeenLastCalledWith({ reason: '', isCut: true });
    expect(saved).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/is private and still in it/)).not.toBeInTheDocument();
  });

  it('shows what is left of a text with a bank account and a password in it before anything is sent', async () => {
    exportLog.mockClear();
    await open();
    await userEvent.type(note(), 'My account 000123456789 and password: Heron-77 are refused');
    await press('Send to board');
    expect(exportLog).not.toHaveBeenCalled();
    expect(screen.getByText('My account [number] and password: [secret] are refused')).toBeVisible();
    await press('Send to board');
    expect(exportLog).toHaveBeenCalledTimes(1);
  });

  it('is downloaded by somebody who is not signed in, who cannot send it', async () => {
    await open(false);
    expect(note()).toHaveAccessibleDescription(/goes into the log/);
    expect(screen.queryByRole('button', { name: 'Send to board' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download log' })).toBeVisible();
    expect(screen.getByText(/email it to the board, or sign in/)).toBeVisible();
  });
});
