import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createReplayTranslation } from '../../../src/i18n/translation';
import { ReplayPage } from '../../../src/replay/ReplayPage';
import { themeChosen } from '../../../src/state/preferences';
import { giveLayout } from './giveLayout';

giveLayout();

async function fill(): Promise<{ readonly filled: HTMLElement; readonly button: HTMLElement }> {
  render(
    <I18nextProvider i18n={await createReplayTranslation('en')}>
      <ReplayPage />
    </I18nextProvider>,
  );
  const text = JSON.stringify([themeChosen('dark')]);
  const file = new File([text], 'a.json');
  // The DOM of these tests cannot read files.
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(text) });
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('there is a field for a file');
  fireEvent.change(input, { target: { files: [file] } });
  const button = await screen.findByRole('button', { name: 'Compare with another log' });
  button.focus();
  fireEvent.keyDown(button, { key: 'f' });
  const filled = document.querySelector('.is-filled');
  if (!(filled instanceof HTMLElement)) throw new Error('the window is filled');
  return { filled, button };
}

describe('while the application fills the window', () => {
  it('says there, and once, what a key could not do', async () => {
    const { filled } = await fill();
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(within(filled).getByText('No more differences.')).toHaveAttribute('role', 'status');
    expect(screen.getAllByText('No more differences.')).toHaveLength(1);
  });

  it('gives the focus back to where it was', async () => {
    const { button } = await fill();
    button.blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.querySelector('.is-filled')).toBeNull();
    expect(button).toHaveFocus();
  });

  it.each([
    ['g', 'Go to step'],
    ['/', 'Filter steps'],
  ])('is left for the field that the key %s goes to', async (key, label) => {
    await fill();
    fireEvent.keyDown(document.body, { key });
    expect(document.querySelector('.is-filled')).toBeNull();
    expect(document.activeElement?.closest('[inert]')).toBeNull();
    expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(label));
  });
});
