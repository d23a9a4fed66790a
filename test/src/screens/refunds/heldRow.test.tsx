import { act, render, renderHook, screen } from '@testing-library/react';
import { useHeldRow } from '../../../../src/screens/refunds/useHeldRow';

const RANGE = { startIndex: 40, endIndex: 43, overscan: 0, count: 100 };

function Rows({ onRows }: { readonly onRows: (held: ReturnType<typeof useHeldRow>) => void }) {
  const held = useHeldRow();
  onRows(held);
  return (
    <div {...held.around}>
      <div data-index={2}>
        <input aria-label="Amount" />
      </div>
    </div>
  );
}

describe('H102 a row of a virtual list that has the focus', () => {
  it('stays on the page when it is scrolled out of view, until the focus leaves it', () => {
    let held: ReturnType<typeof useHeldRow> | undefined;
    render(
      <Rows
        onRows={(now) => {
          held = now;
        }}
      />,
    );
    expect(held?.rangeExtractor(RANGE)).toEqual([40, 41, 42, 43]);
    act(() => {
      screen.getByLabelText('Amount').focus();
    });
    expect(held?.rangeExtractor(RANGE)).toEqual([2, 40, 41, 42, 43]);
    act(() => {
      screen.getByLabelText('Amount').blur();
    });
    expect(held?.rangeExtractor(RANGE)).toEqual([40, 41, 42, 43]);
  });

  it('is not asked for when the list has become shorter', () => {
    const { result } = renderHook(() => useHeldRow());
    const row = document.createElement('div');
    row.dataset['index'] = '99';
    act(() => {
      result.current.around.onFocus({ target: row } as never);
    });
    expect(result.current.rangeExtractor({ ...RANGE, count: 50 })).toEqual([40, 41, 42, 43]);
  });
});
