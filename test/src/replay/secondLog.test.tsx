import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createReplayTranslation } from '../../../src/i18n/translation';
import { ReplayPage } from '../../../src/replay/ReplayPage';
import { alertRaised } from '../../../src/state/alerts';
import { themeChosen } from '../../../src/state/preferences';
import { giveLayout } from './giveLayout';

const raised = (message: string) => alertRaised(message, 'success');
const LONG = 'x'.repeat(2_000);

giveLayout();

function choose(nth: number, name: string, actions: readonly object[]): void {
  const text = JSON.stringify(actions);
  const file = new File([text], name);
  // The DOM of these tests cannot read files.
  Object.defineProperty(file, 'text', { value: () => Promise.resolve(text) });
  const input = document.querySelectorAll('input[type=file]')[nth];
  if (input === undefined) throw new Error('there is a field for each file');
  fireEvent.change(input, { target: { files: [file] } });
}

async function openTwo(first: readonly object[], second: readonly object[]): Promise<HTMLElement> {
  render(
    <I18nextProvider i18n={await createReplayTranslation('en')}>
      <ReplayPage />
    </I18nextProvider>,
  );
  choose(0, 'a.json', first);
  await screen.findByRole('button', { name: 'Compare with another log' });
  choose(1, 'b.json', second);
  return screen.findByRole('region', { name: 'Comparison' });
}

describe('a second log on the replay screen', () => {
  it('is shown beside the first, at the first difference, with both values in full', async () => {
    const comparison = await openTwo([raised('a'), raised('b')], [raised('a'), raised(LONG)]);
    fireEvent.click(await within(comparison).findByRole('button', { name: 'Show first difference' }));
    expect(comparison).toHaveTextContent(
      'First difference: after alerts/alertRaised, step 2 in the first log and step 2 in the second.',
    );
    await screen.findByRole('region', { name: 'a.json, step 2' });
    await screen.findByRole('region', { name: 'b.json, step 2' });
    fireEvent.click(screen.getByRole('tab', { name: 'Compare' }));
    fireEvent.click(screen.getByRole('button', { name: /Show whole value of alerts › 1 › message/ }));
    expect(screen.getByText(JSON.stringify(LONG))).toBeInTheDocument();
    expect(screen.getByText('"b"', { selector: 'pre' })).toBeInTheDocument();
  });

  it('shows a step that only the second log has, beside the step before it', async () => {
    const comparison = await openTwo(
      [raised('a'), raised('b')],
      [raised('a'), themeChosen('dark'), raised('b')],
    );
    fireEvent.click(await within(comparison).findByRole('button', { name: 'Show first difference' }));
    expect(comparison).toHaveTextContent('is only in b.json, at step 2.');
    await screen.findByRole('region', { name: 'a.json, step 1' });
    await screen.findByRole('region', { name: 'b.json, step 2' });
  });

  it('can be closed, and the first log stays', async () => {
    const comparison = await openTwo([raised('a')], [raised('a')]);
    await within(comparison).findByText(/Both logs lead to the same states/);
    fireEvent.click(within(comparison).getByRole('button', { name: 'Close second log' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
    });
    expect(screen.getByRole('region', { name: 'Application' })).toBeInTheDocument();
  });
});
