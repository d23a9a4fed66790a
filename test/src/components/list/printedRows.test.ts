import { act, fireEvent, renderHook } from '@testing-library/react';
import { type EveryRow, usePrintedRows } from '../../../../src/components/list/usePrintedRows';
import { questionOf } from '../../../../src/lists/everyRow';
import { everyGridRow } from '../../../../src/screens/reports/grid/everyGridRow';

/** A list of which all rows are on their way until the test lets them come. */
function listOf(question: string) {
  let arrive: (rows: readonly string[] | null) => void = () => undefined;
  const load = () =>
    new Promise<readonly string[] | null>((resolve) => {
      arrive = resolve;
    });
  const hook = renderHook((every: EveryRow<string>) => usePrintedRows(every, false), {
    initialProps: { question, load },
  });
  return {
    hook,
    ask: (other: string) => {
      hook.rerender({ question: other, load });
    },
    begin: () => {
      let done: Promise<void> = Promise.resolve();
      act(() => {
        done = hook.result.current.print();
      });
      return (rows: readonly string[] | null) =>
        act(async () => {
          arrive(rows);
          await done;
        });
    },
  };
}

let print: jest.SpyInstance;
beforeEach(() => {
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});
afterEach(() => {
  print.mockRestore();
});

it('prints all rows, and shows the page again afterward', async () => {
  const { hook, begin } = listOf('open');
  await begin()(['1', '2']);
  expect(print).toHaveBeenCalledTimes(1);
  expect(hook.result.current.rows).toEqual(['1', '2']);
  act(() => {
    fireEvent(window, new Event('afterprint'));
  });
  expect(hook.result.current.rows).toBeNull();
});

it('neither shows nor prints rows of a list that is asked otherwise meanwhile', async () => {
  const { hook, ask, begin } = listOf('open');
  const end = begin();
  ask('closed');
  await end(['1', '2']);
  expect(print).not.toHaveBeenCalled();
  expect(hook.result.current).toMatchObject({ rows: null, isLoading: false });
  await begin()(['3']);
  expect(print).toHaveBeenCalledTimes(1);
  expect(hook.result.current.rows).toEqual(['3']);
});

it('does not keep the rows of one question under another', async () => {
  const { hook, ask, begin } = listOf('open');
  await begin()(['1', '2']);
  ask('closed');
  expect(hook.result.current.rows).toBeNull();
  ask('open');
  expect(hook.result.current.rows).toBeNull();
});

it('does not print a list that is gone', async () => {
  const { hook, begin } = listOf('open');
  const end = begin();
  hook.unmount();
  await end(['1']);
  expect(print).not.toHaveBeenCalled();
});

it('takes pages of a list for one question, and other filters, orders, or companies for another', () => {
  const ask = (query: object, more: object = {}) =>
    questionOf({ endpointName: 'getClaims', originalArgs: { query, ...more } });
  expect(ask({ q: 'a', page: '1', pageSize: '25' })).toBe(ask({ q: 'a', page: '2', pageSize: '50' }));
  expect(ask({ q: 'a' })).not.toBe(ask({ q: 'b' }));
  expect(ask({ q: 'a', sort: '-x' })).not.toBe(ask({ q: 'a', sort: 'x' }));
  expect(ask({}, { params: { id: '1' } })).not.toBe(ask({}, { params: { id: '2' } }));
});

it('reads as many rows of the grid as its own answers say', async () => {
  const block = (count: number) => Promise.resolve({ data: { rows: Array<never>(count), total: 70 } });
  expect(await everyGridRow((page) => block(page === 1 ? 50 : 20))).toHaveLength(70);
  expect(await everyGridRow((page) => block(page === 1 ? 50 : 10))).toBeNull();
});
