import { isSameLook, shownView, type ListView } from '../../../../src/components/list/views/listViews';

const view = (id: string, changes: Partial<ListView> = {}): ListView => ({
  id,
  name: `View ${id}`,
  address: 'status=Active',
  hiddenColumns: ['city', 'kind'],
  isCompact: false,
  isDefault: false,
  ...changes,
});
const look = { address: 'status=Active', hiddenColumns: ['kind', 'city'], isCompact: false };

describe('the view a list shows', () => {
  it('is the one that looks the same, whichever way it came about', () => {
    expect(shownView([view('1', { address: '' }), view('2')], look, null)).toEqual({
      shown: view('2'),
      isChanged: false,
    });
  });

  it('is still the chosen one after a change, and says that it was changed', () => {
    const views = [view('1'), view('2', { address: 'q=pine' })];
    expect(shownView(views, { ...look, address: 'q=cedar' }, '2')).toEqual({
      shown: views[1],
      isChanged: true,
    });
  });

  it('is none where nothing was chosen, or the chosen one is gone', () => {
    const other = { ...look, address: 'q=cedar' };
    expect(shownView([view('1')], other, null)).toEqual({ shown: null, isChanged: false });
    expect(shownView([view('1')], other, '7')).toEqual({ shown: null, isChanged: false });
  });

  it('differs by address, columns or density, not by the order of columns', () => {
    expect(isSameLook(view('1'), look)).toBe(true);
    expect(isSameLook(view('1'), { ...look, isCompact: true })).toBe(false);
    expect(isSameLook(view('1'), { ...look, hiddenColumns: ['city'] })).toBe(false);
    expect(isSameLook(view('1'), { ...look, hiddenColumns: ['city', 'name'] })).toBe(false);
  });
});
