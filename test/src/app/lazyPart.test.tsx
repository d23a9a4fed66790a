import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { LazyPart } from '../../../src/app/frame/LazyPart';
import { createTranslation } from '../../../src/i18n/translation';
import { selectAlerts } from '../../../src/state/alerts';
import { createTestBed } from '../support/testStore';

const Menu = ({ name }: { readonly name: string }) => <p>Menu of {name}</p>;
const load = jest.fn<Promise<ComponentType<{ readonly name: string }>>, []>();

function Desk() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Note" />
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      {isOpen ? (
        <LazyPart
          load={load}
          fallback={<p>On its way</p>}
          onLost={() => {
            setOpen(false);
          }}
        >
          {(Part) => <Part name="Ana" />}
        </LazyPart>
      ) : null}
    </>
  );
}

async function open() {
  const { store } = createTestBed();
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createTranslation('en')}>
        <Desk />
      </I18nextProvider>
    </Provider>,
  );
  return () => selectAlerts(store.getState()).map(({ message }) => message);
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

beforeEach(() => load.mockReset());

describe('H02 a part that comes with its first press', () => {
  it('comes with a second try where the first one timed out', async () => {
    load.mockRejectedValueOnce(new Error('timeout')).mockResolvedValue(Menu);
    const alerts = await open();
    await press();
    await screen.findByText('Menu of Ana');
    expect(alerts()).toEqual([]);
  });

  it('leaves the screen and what is typed alone where it cannot be loaded, says so, and comes with a later press', async () => {
    load.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));
    load.mockResolvedValue(Menu);
    const alerts = await open();
    await userEvent.type(screen.getByLabelText('Note'), 'typed');
    await press();
    expect(alerts()).toEqual([expect.stringContaining('This part didn’t load.')]);
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed');
    expect(screen.queryByText('On its way')).toBeNull();
    await press();
    await screen.findByText('Menu of Ana');
  });
});
