import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useListAddress } from '../../../../src/components/list/useListAddress';

const filters = [] as const;
const defaults = { sort: 'number', pageSize: 25, pageSizes: [25] };

function List() {
  const { state, change } = useListAddress(filters, defaults);
  const { search } = useLocation();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          change({ sort: '-amount' });
        }}
      >
        Amount
      </button>
      <p>
        sorted by {state.sort} at “{search}”
      </p>
    </>
  );
}

/** A list whose navigations wait until they are let through, as the guard may hold one up. */
async function openList() {
  let letThrough = (): void => undefined;
  let gate: Promise<null> = Promise.resolve(null);
  const router = createMemoryRouter([
    { path: '/', Component: List, loader: () => gate, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('sorted by number at “”');
  return {
    router,
    hold: () => {
      gate = new Promise((resolve) => {
        letThrough = () => {
          resolve(null);
        };
      });
    },
    letThrough: () => {
      letThrough();
    },
  };
}

describe('a press in a list', () => {
  it('counts at once, and the address follows', async () => {
    const { hold, letThrough } = await openList();
    hold();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('sorted by -amount at “”')).toBeInTheDocument();
    letThrough();
    expect(await screen.findByText('sorted by -amount at “?sort=-amount”')).toBeInTheDocument();
  });

  it('is forgotten on the way back: there the address counts', async () => {
    const { router } = await openList();
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('sorted by -amount at “?sort=-amount”');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('sorted by number at “”')).toBeInTheDocument();
  });
});
