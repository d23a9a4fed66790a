import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createReplayTranslation } from '../../../src/i18n/translation';
import { ReplayPage } from '../../../src/replay/ReplayPage';
import { alertRaised } from '../../../src/state/alerts';
import { themeChosen } from '../../../src/state/preferences';
import { giveLayout } from './giveLayout';

jest.setTimeout(60_000);
giveLayout();

const HALF = 2_000;
const themes = Array.from({ length: HALF }, (_, at) => themeChosen(at % 2 === 0 ? 'dark' : 'light'));
const ACTIONS = [...themes, alertRaised('The cause', 'danger'), ...themes];

async function askForTheCause(): Promise<void> {
  render(
    <I18nextProvider i18n={await createReplayTranslation('en')}>
      <ReplayPage />
    </I18nextProvider>,
  );
  const text = JSON.stringify(ACTIONS);
  const file = new File([text], 'long.json');
  // The DOM of these tests cannot read files.
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(text) });
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('there is a field for a file');
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText('The log has no hashes to compare.', { exact: false }, { timeout: 30_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Go to end' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Test' }));
  fireEvent.change(screen.getByLabelText('Path in the state'), { target: { value: 'alerts.length' } });
  fireEvent.change(screen.getByLabelText('Correct value'), { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find fewest steps' }));
}

it('the search for the fewest steps tells how far it is, can be stopped, and begun again', async () => {
  await askForTheCause();
  await screen.findByText(new RegExp(`of ${ACTIONS.length} steps left…`));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Find fewest steps' });
  expect(screen.queryByText(/enough to show the problem/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Find fewest steps' }));
  await screen.findByText(
    `2 of ${ACTIONS.length} steps are enough to show the problem:`,
    {},
    { timeout: 30_000 },
  );
  const left = document.querySelectorAll<HTMLLIElement>('.replay-reduced li');
  expect([...left].map(({ value }) => value)).toEqual([HALF + 1, ACTIONS.length]);
});
