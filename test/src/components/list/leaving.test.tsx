import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useListAddress } from '../../../../src/components/list/useListAddress';

const defaults = { sort: '-filedAt', pageSize: 25, pageSizes: [25] };
const filters = [] as const;

const shown: string[] = [];

function List() {
  const { state, change } = useListAddress(filters, defaults);
  useEffect(() => {
    shown.push(state.q);
  });
  return (
    <input
      aria-label="search"
      value={state.q}
      onChange={(event) => {
        change({ q: event.target.value });
      }}
    />
  );
}

/** @returns a list, and a record whose screen still loads */
function routes() {
  let arrive: (value: null) => void = () => undefined;
  const loaded = new Promise<null>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/record', element: <p>the record</p>, loader: () => loaded },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a search that is being typed', () => {
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rest = () => act(() => jest.advanceTimersByTimeAsync(2_000));

  it('enters the address when it rests', async () => {
    const { router } = routes();
    await user().type(screen.getByLabelText('search'), 'alder');
    await rest();
    expect(router.state.location.search).toBe('?q=alder');
  });

  it('is never replaced by the one before, not even while the address is drawn', async () => {
    // With real timers and outside of `act`, so that React draws the two in its own order.
    jest.useRealTimers();
    const { router } = routes();
    fireEvent.change(screen.getByLabelText('search'), { target: { value: 'alder' } });
    shown.length = 0;
    await waitFor(
      () => {
        expect(router.state.location.search).toBe('?q=alder');
        expect(shown).not.toEqual([]);
      },
      { timeout: 5_000 },
    );
    expect(new Set(shown)).toEqual(new Set(['alder']));
    act(() => void router.navigate('/list'));
    await waitFor(() => {
      expect(screen.getByLabelText('search')).toHaveValue('');
    });
  });

  it('does not call off the way to a record whose screen still loads', async () => {
    const { router, arrive } = routes();
    await user().type(screen.getByLabelText('search'), 'alder');
    act(() => void router.navigate('/record'));
    await rest();
    act(() => {
      arrive(null);
    });
    await waitFor(() => {
      expect(screen.getByText('the record')).toBeInTheDocument();
    });
    expect(router.state.location.pathname).toBe('/record');
  });

  it('does not take the place of a record’s ID when the record is there, but not drawn yet', async () => {
    const { router, arrive } = routes();
    arrive(null);
    await user().type(screen.getByLabelText('search'), 'alder');
    // React draws nothing before the end of `act`.
    await act(async () => {
      await router.navigate('/record?id=7');
      jest.advanceTimersByTime(2_000);
    });
    expect(screen.getByText('the record')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?id=7');
  });
});

function Orders() {
  const { state, change } = useListAddress(filters, defaults);
  return (
    <button
      onClick={() => {
        change({ sort: 'amount' });
      }}
    >
      by {state.sort}
    </button>
  );
}

describe('an order that is pressed', () => {
  async function pressed() {
    let arrive: () => void = () => undefined;
    const router = createMemoryRouter(
      [
        {
          path: '/list',
          element: <Orders />,
          loader: ({ request }) =>
            new URL(request.url).search === ''
              ? null
              : new Promise<null>((resolve) => {
                  arrive = () => {
                    resolve(null);
                  };
                }),
        },
      ],
      { initialEntries: ['/list'] },
    );
    render(<RouterProvider router={router} />);
    fireEvent.click(await screen.findByRole('button'));
    return {
      router,
      arrive: () =>
        act(async () => {
          arrive();
          await jest.advanceTimersByTimeAsync(0);
        }),
    };
  }

  it('is shown at once, before its address', async () => {
    const { router, arrive } = await pressed();
    expect(screen.getByRole('button')).toHaveTextContent('by amount');
    expect(router.state.location.search).toBe('');
    await arrive();
    expect(router.state.location.search).toBe('?sort=amount');
    expect(screen.getByRole('button')).toHaveTextContent('by amount');
  });

  it('gives way to any other address, such as a step back', async () => {
    const { router, arrive } = await pressed();
    act(() => void router.navigate('/list?sort=name'));
    await arrive();
    expect(screen.getByRole('button')).toHaveTextContent('by name');
    await act(async () => {
      await router.navigate(-1);
    });
    expect(screen.getByRole('button')).toHaveTextContent('by -filedAt');
  });
});
