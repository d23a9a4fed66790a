import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusKeeper } from '../../../src/app/frame/useFocusKeeper';

/** A list whose rows remove themselves, and an alert that can be closed. */
function Page() {
  useFocusKeeper();
  const [rows, setRows] = useState(['pine', 'birch', 'oak']);
  const [hasAlert, setAlert] = useState(true);
  return (
    <main>
      <h1>Lines</h1>
      {hasAlert ? (
        <div role="alert">
          <button
            onClick={() => {
              setAlert(false);
            }}
          >
            Close
          </button>
        </div>
      ) : null}
      <section>
        <h2>Waiting</h2>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button
                onClick={() => {
                  setRows(rows.filter((each) => each !== row));
                }}
              >
                Drop {row}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
/** Changes of the page are told after the step that made them. */
const settled = (): Promise<void> => act(() => Promise.resolve());

describe('H102 the focus of a control that removes itself', () => {
  it('goes to the row that takes its place, then to the one before, then to the heading of the part', async () => {
    const person = userEvent.setup();
    render(<Page />);
    button('Drop birch').focus();
    await person.keyboard('{Enter}');
    await settled();
    expect(button('Drop oak')).toHaveFocus();
    await person.keyboard('{Enter}');
    await settled();
    expect(button('Drop pine')).toHaveFocus();
    await person.keyboard('{Enter}');
    await settled();
    expect(screen.getByRole('heading', { name: 'Waiting' })).toHaveFocus();
  });

  it('goes to the page’s heading where an alert was closed', async () => {
    const person = userEvent.setup();
    render(<Page />);
    button('Close').focus();
    await person.keyboard('{Enter}');
    await settled();
    expect(screen.getByRole('heading', { name: 'Lines' })).toHaveFocus();
  });

  it('is left alone where the person has left it', async () => {
    render(<Page />);
    button('Drop birch').focus();
    await settled();
    button('Drop birch').blur();
    document.body.focus();
    await settled();
    expect(document.body).toHaveFocus();
  });
});
