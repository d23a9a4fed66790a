import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { DataList } from '../../../../src/components/list/DataList';
import type { DataListProps } from '../../../../src/components/list/dataListProps';
import {
  changed,
  isTypedOn,
  lastPage,
  readListState,
  writeListState,
} from '../../../../src/components/list/listAddress';
import { columnTracks } from '../../../../src/components/list/columnWidths';
import type { Column, Filter, ListState } from '../../../../src/components/list/listTypes';
import { nextSort } from '../../../../src/components/list/ListHead';
import {
  allMatching,
  isSelected,
  nothingSelected,
  selectedCount,
  withRows,
} from '../../../../src/components/list/selection';
import { NO_PLACES, rowPlaces, type RowPlaces } from '../../../../src/components/list/rowPlaces';
import { useSelection } from '../../../../src/components/list/useSelection';
import { createTranslation } from '../../../../src/i18n/translation';

const filters: readonly Filter[] = [
  {
    key: 'status',
    label: 'Status',
    kind: 'some-of',
    choices: [
      { value: 'Submitted', label: 'Submitted' },
      { value: 'Verified', label: 'Verified' },
    ],
  },
  { key: 'from', label: 'From', kind: 'date' },
];
const defaults = { sort: '-filedAt', pageSize: 25, pageSizes: [10, 25, 50] };
const read = (search: string): ListState => readListState(new URLSearchParams(search), filters, defaults);

describe('a list’s address', () => {
  it('H45 makes sense of whatever is typed into it', () => {
    for (const text of [
      'page=-1&pageSize=1000000',
      'page=0',
      'page=1.5',
      'page=abc',
      'pageSize=-1',
      'page=',
      'page=99999999999999999999',
    ]) {
      expect(read(text)).toEqual({ page: 1, pageSize: 25, sort: '-filedAt', q: '', filters: {} });
    }
  });

  it('writes back what it read, and leaves the defaults and what is not its own alone', () => {
    const search = 'page=3&pageSize=10&sort=amount&q=cedar&status=Submitted%2CVerified&from=2026-01-01';
    expect(writeListState(new URLSearchParams(), read(search), filters, defaults).toString()).toBe(search);
    expect(writeListState(new URLSearchParams('id=7&page=2'), read(''), filters, defaults).toString()).toBe(
      'id=7',
    );
  });

  it('H30 begins at the first page whenever something else than the page changes', () => {
    const state = read('page=5');
    expect(changed(state, { filters: { status: 'Verified' } }).page).toBe(1);
    expect(changed(state, { q: 'x' }).page).toBe(1);
    expect(changed(state, { sort: 'amount' }).page).toBe(1);
    expect(changed(state, { pageSize: 10 }).page).toBe(1);
    expect(changed(state, { page: 4 }).page).toBe(4);
    expect([lastPage(53, 10), lastPage(50, 10), lastPage(0, 10)]).toEqual([6, 5, 1]);
  });

  it('takes the letters of a typed filter for one step of the history, and a choice for a step of its own', () => {
    const typed = [...filters, { key: 'year', label: 'Year', kind: 'text' as const }];
    expect(isTypedOn(typed, { year: '202' }, { year: '2026' })).toBe(true);
    expect(isTypedOn(typed, {}, { year: '2' })).toBe(false);
    expect(isTypedOn(typed, { year: '2' }, {})).toBe(false);
    expect(isTypedOn(typed, { status: 'Submitted' }, { status: 'Verified' })).toBe(false);
    expect(isTypedOn(typed, { year: '2', status: 'Submitted' }, { year: '20' })).toBe(false);
    expect(isTypedOn(typed, { year: '2' }, undefined)).toBe(false);
  });

  it('sorts a column its own way first, then the other', () => {
    expect(nextSort('-filedAt', 'amount', 'descending')).toBe('-amount');
    expect(nextSort('-amount', 'amount', 'descending')).toBe('amount');
    expect(nextSort('amount', 'amount', 'descending')).toBe('-amount');
  });
});

describe('a selection', () => {
  it('holds rows of several pages, or all that match but some', () => {
    const some = withRows(withRows(nothingSelected, ['1', '2'], true), ['2'], false);
    expect([isSelected(some, '1'), isSelected(some, '2'), selectedCount(some, 50)]).toEqual([true, false, 1]);
    const most = withRows(allMatching, ['7'], false);
    expect([isSelected(most, '1'), isSelected(most, '7'), selectedCount(most, 1243)]).toEqual([
      true,
      false,
      1242,
    ]);
  });
});

describe('the columns of a list', () => {
  it('take the same room in the head and in every row, and say how much they need at least', () => {
    const columns = [{ width: 8 }, { width: 10, grow: 3 }, { isFigure: true }];
    expect(columnTracks({ columns, hasSelection: true, hasActions: true })).toEqual({
      tracks: '2.25rem minmax(8rem, 0fr) minmax(10rem, 3fr) minmax(6.5rem, 0fr) 2.75rem',
      least: 29.5,
    });
  });
});

describe('all that match', () => {
  it('are those that matched when they were chosen: narrowed otherwise, nothing is', () => {
    const narrowed = (status: string) => ({ q: '', filters: { status } });
    const { result, rerender } = renderHook(useSelection, { initialProps: narrowed('Submitted') });
    act(() => {
      result.current[1](allMatching);
    });
    rerender(narrowed('Submitted'));
    expect(result.current[0]).toBe(allMatching);
    rerender(narrowed('Verified'));
    expect(result.current[0]).toBe(nothingSelected);
    act(() => {
      result.current[1](withRows(nothingSelected, ['7'], true));
    });
    rerender(narrowed('Submitted'));
    expect(isSelected(result.current[0], '7')).toBe(true);
  });
});

describe('the rows of a table', () => {
  const shown = (ids: readonly string[], { keyOf }: RowPlaces) => ids.map((id) => keyOf.get(id));

  it('go over to the records of another question, and keep those that stay', () => {
    const first = rowPlaces(NO_PLACES, 'newest', ['a', 'b', 'c']);
    expect(shown(['a', 'b', 'c'], first)).toEqual([0, 1, 2]);
    const sorted = rowPlaces(first, 'largest', ['x', 'b', 'z']);
    expect(shown(['x', 'b', 'z'], sorted)).toEqual([0, 1, 2]);
    expect(shown(['p', 'q', 'r', 's'], rowPlaces(sorted, 'oldest', ['p', 'q', 'r', 's']))).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('stay with their records while the question is the same, whichever come and go', () => {
    const first = rowPlaces(NO_PLACES, 'newest', ['a', 'b']);
    expect(shown(['new', 'a'], rowPlaces(first, 'newest', ['new', 'a']))).toEqual([2, 0]);
  });
});

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, isName: true, sort: 'ascending' },
  {
    key: 'amount',
    title: 'Amount',
    unit: '$',
    cell: ({ amount }) => amount,
    isFigure: true,
    sort: 'descending',
  },
];
const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id, name: `Row ${id}`, amount: '1.00' }));

async function show(change: Partial<DataListProps<Row>> = {}) {
  const engine = await createTranslation('en');
  const onChange = jest.fn();
  const props: DataListProps<Row> = {
    name: 'Refunds',
    columns,
    rows,
    total: 53,
    isFetching: false,
    onRetry: jest.fn(),
    rowId: ({ id }) => id,
    rowPath: ({ id }) => `/refunds/details?id=${id}`,
    state: read('page=2&pageSize=10&sort=-amount'),
    onChange,
    filters,
    searchHint: 'Number or company',
    pageSizes: [10, 25],
    empty: { title: 'No refunds', text: 'File the first one.' },
    isCompact: false,
    onDensity: jest.fn(),
    hiddenColumns: [],
    onHiddenColumns: jest.fn(),
    ...change,
  };
  const page = (shown: Partial<DataListProps<Row>>): ReactNode => (
    <I18nextProvider i18n={engine}>
      <MemoryRouter>
        <DataList {...props} {...shown} />
      </MemoryRouter>
    </I18nextProvider>
  );
  const { rerender } = render(page({}));
  return {
    onChange,
    again: (shown: Partial<DataListProps<Row>>) => {
      rerender(page(shown));
    },
  };
}

describe('the list', () => {
  it('says which rows of how many, and how it is sorted', async () => {
    const { onChange } = await show();
    expect(screen.getByText('11–20 of 53')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /Amount/ })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(screen.getByRole('button', { name: /Amount/ }));
    expect(onChange).toHaveBeenCalledWith({ sort: 'amount' });
  });

  it('draws a row again when it shows something else, and not for a request under way or the answer to one', async () => {
    const rowActions = jest.fn(() => []);
    const { again } = await show({ rowActions });
    const drawn = rowActions.mock.calls.length;
    again({ isFetching: true });
    again({ isFetching: false, total: 54 });
    expect(rowActions.mock.calls.length).toBe(drawn);
    const [first, ...others] = rows;
    again({ rows: [{ ...(first ?? { id: 'a', amount: '1.00' }), name: 'Renamed' }, ...others] });
    expect(rowActions.mock.calls.length).toBe(drawn + 1);
    expect(screen.getByRole('link', { name: 'Renamed' })).toBeInTheDocument();
  });

  it('shows the records of another order in the rows that stand, and a record that comes by itself in a row of its own', async () => {
    const { again } = await show();
    const [top] = screen.getAllByRole('link');
    const others = ['x', 'y', 'z'].map((id) => ({ id, name: `Row ${id}`, amount: '2.00' }));
    again({ rows: others, state: read('page=2&pageSize=10&sort=name') });
    expect(screen.getByRole('link', { name: 'Row x' })).toBe(top);
    top?.focus();
    again({
      rows: [{ id: 'new', name: 'New', amount: '3.00' }],
      state: read('page=2&pageSize=10&sort=name'),
    });
    expect(screen.getByRole('link', { name: 'New' })).not.toHaveFocus();
  });

  it('H48 leaves the focus on the record it was on, and counts no click that was pressed on another', async () => {
    const { again } = await show();
    const [top, second] = screen.getAllByRole('link');
    if (second === undefined) throw new Error('there is no second row');
    top?.focus();
    fireEvent.pointerDown(second);
    const others = ['x', 'y', 'z'].map((id) => ({ id, name: `Row ${id}`, amount: '2.00' }));
    again({ rows: others, state: read('page=2&pageSize=10&sort=name') });
    expect(document.body).toHaveFocus();
    expect(second).toHaveTextContent('Row x');
    const passed = jest.fn();
    document.body.addEventListener('click', passed);
    fireEvent.click(second, { detail: 1 });
    document.body.removeEventListener('click', passed);
    expect(passed).not.toHaveBeenCalled();
  });

  it('leads to a record by a press on its name, and leaves presses for another tab to the browser', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Row b' });
    expect(link).toHaveAttribute('href', '/refunds/details?id=b');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link)).toBe(false);
  });

  it('H48 is operable by keyboard: j and k move between rows, a press in the menu opens only the menu', async () => {
    const run = jest.fn();
    await show({
      rowActions: () => [
        { key: 'open', label: 'Verify', run },
        { key: 'no', label: 'Approve', run, refusal: 'You verified it.' },
      ],
    });
    const links = screen.getAllByRole('link');
    links[0]?.focus();
    await userEvent.keyboard('j');
    expect(links[1]).toHaveFocus();
    await userEvent.keyboard('k');
    expect(links[0]).toHaveFocus();
    const menu = screen.getAllByRole('button', { name: 'Actions for this row' })[0];
    menu?.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('You verified it.')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: /Approve/ }));
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });
    expect(document.activeElement?.closest('tr')).toBe(menu?.closest('tr'));
  });

  it('leads into its rows from anywhere on the page only where keys can be switched off', async () => {
    const { again } = await show();
    await userEvent.keyboard('j');
    expect(document.body).toHaveFocus();
    again({ pageKeysAreOn: true });
    await userEvent.keyboard('j');
    const links = screen.getAllByRole('link');
    expect(links[0]).toHaveFocus();
    await userEvent.keyboard('j');
    expect(links[1]).toHaveFocus();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('selects the row that has the focus by x, and lets it go again', async () => {
    const onSelect = jest.fn();
    const selection = { onChange: onSelect, actions: 'Verify' };
    const { again } = await show({ selection: { ...selection, chosen: nothingSelected } });
    const chosen = withRows(nothingSelected, ['b'], true);
    screen.getByRole('link', { name: 'Row b' }).focus();
    await userEvent.keyboard('{Control>}x{/Control}');
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('x');
    expect(onSelect).toHaveBeenLastCalledWith(chosen);
    again({ selection: { ...selection, chosen } });
    await userEvent.keyboard('x');
    expect(onSelect).toHaveBeenLastCalledWith(withRows(chosen, ['b'], false));
  });

  it('does not take letters from a field', async () => {
    await show();
    const search = screen.getByRole('searchbox');
    search.focus();
    await userEvent.keyboard('j');
    expect(search).toHaveFocus();
  });

  it('H45 says that a page past the end is one, whatever the filters, and leads to the last', async () => {
    const { onChange } = await show({
      rows: [],
      total: 53,
      state: read('page=99&pageSize=10&status=Submitted'),
    });
    expect(screen.getByRole('heading', { name: 'This page doesn’t exist' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Go to last page' }));
    expect(onChange).toHaveBeenCalledWith({ page: 6 });
  });

  it('says of a filter whose value makes no sense that it is not applied', async () => {
    await show({ state: read('status=bogus&from=2026-01-31'), idleFilters: ['status'] });
    const pills = within(screen.getByRole('list', { name: 'Filters' }));
    expect(pills.getByText(/not applied: this list has no such value/)).toHaveTextContent('Status: bogus');
    expect(pills.getByText('Jan 31, 2026').tagName).toBe('STRONG');
  });

  it('shows what it is narrowed to, each removable', async () => {
    const { onChange } = await show({ state: read('status=Submitted,Verified&from=2026-01-31') });
    const pills = within(screen.getByRole('list', { name: 'Filters' }));
    expect(pills.getByText('Submitted, Verified')).toBeInTheDocument();
    expect(pills.getByText('Jan 31, 2026')).toBeInTheDocument();
    fireEvent.click(pills.getByRole('button', { name: 'Remove filter: Status' }));
    expect(onChange).toHaveBeenCalledWith({ filters: { from: '2026-01-31' } });
  });

  it('chooses the page in its head, where a dash says that a part of it is chosen', async () => {
    const onSelect = jest.fn();
    const chosenOf = (ids: readonly string[]) => ({
      selection: { chosen: withRows(nothingSelected, ids, true), onChange: onSelect, actions: 'Verify' },
    });
    const { again } = await show(chosenOf([]));
    const page = () => within(screen.getByRole('table')).getByRole('checkbox', { name: 'Select page' });
    expect(screen.queryByText('Verify')).toBeNull();
    await userEvent.click(page());
    expect(onSelect).toHaveBeenCalledWith(withRows(nothingSelected, ['a', 'b', 'c'], true));
    again(chosenOf(['a']));
    expect(page()).toBePartiallyChecked();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(screen.getByText('Verify')).toBeInTheDocument();
    again(chosenOf(['a', 'b', 'c']));
    expect(page()).toBeChecked();
  });

  it('opens a filter over its rows by key, and gives the focus back', async () => {
    const { onChange } = await show();
    const chip = screen.getByRole('button', { name: 'Status' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    const field = within(screen.getByRole('dialog', { name: 'Status' }));
    expect(field.getByRole('checkbox', { name: 'Submitted' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith({ filters: { status: 'Submitted' } });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chip).toHaveFocus();
  });

  it('shows more of a long list by a button, up to the longest page', async () => {
    const { onChange, again } = await show({ state: read('pageSize=10') });
    await userEvent.click(screen.getByRole('button', { name: 'Show 15 more' }));
    expect(onChange).toHaveBeenCalledWith({ pageSize: 25 });
    again({ state: read('pageSize=25') });
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('keeps the old rows while new ones come, and shows skeletons only at first', async () => {
    const { again } = await show({ rows: undefined, isFetching: true });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    again({ rows, isFetching: true });
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('marks old rows as such only where the answer takes its time', async () => {
    const { again } = await show();
    jest.useFakeTimers();
    const pass = (milliseconds: number): void => {
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    };
    again({ isFetching: true });
    pass(100);
    expect(screen.getByRole('table')).not.toHaveClass('is-stale');
    pass(100);
    expect(screen.getByRole('table')).toHaveClass('is-stale');
    again({ isFetching: false });
    expect(screen.getByRole('table')).not.toHaveClass('is-stale');
    jest.useRealTimers();
  });

  it('draws no cell again while its row stays the same, whatever else is drawn', async () => {
    const cell = jest.fn(({ name }: Row) => name);
    const counting = [{ key: 'name', title: 'Name', cell, isName: true }];
    const { again } = await show({ columns: counting });
    const drawn = cell.mock.calls.length;
    again({ columns: counting, isFetching: true });
    again({ columns: counting, rows: rows.slice(0, 2) });
    expect(cell.mock.calls.length).toBe(drawn);
    again({ columns: counting, rows: [{ id: 'a', name: 'Row A', amount: '2.00' }] });
    expect(screen.getByText('Row A')).toBeInTheDocument();
  });

  it('tells nothing yet from nothing that matches', async () => {
    const { again } = await show({ rows: [], total: 0, state: read('') });
    expect(screen.getByText('File the first one.')).toBeInTheDocument();
    again({ rows: [], total: 0, state: read('q=x') });
    expect(screen.getByText('No results')).toBeInTheDocument();
  });

  it('H30 leads back from past the end', async () => {
    const { onChange } = await show({ state: read('page=9&pageSize=10') });
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onChange).toHaveBeenCalledWith({ page: 6 });
  });
});
