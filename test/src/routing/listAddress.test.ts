import { listCustomsLines } from '../../../contract/endpoints/customs';
import { changeAddress, readListQuery } from '../../../src/routing/listAddress';

const schema = listCustomsLines.query;
if (schema === undefined) throw new Error('the list of entry lines takes a query');
const read = (text: string) => readListQuery(schema, new URLSearchParams(text));
const change = (text: string, wanted: Record<string, string | undefined>): string =>
  changeAddress(new URLSearchParams(text), wanted).toString();

describe('a list in the address', () => {
  it('asks for what the address says, as text, leading zeros and all (H15)', () => {
    expect(read('portCode=0209&sort=-amountCollected&page=3')).toEqual({
      portCode: '0209',
      sort: '-amountCollected',
      page: '3',
    });
  });

  it('leaves out what the server would refuse and keeps the rest (H45)', () => {
    expect(read('page=-1&pageSize=1000000&sort=password&portCode=0209')).toEqual({ portCode: '0209' });
  });

  it('leaves out what is not the list’s own', () => {
    expect(read('view=lines&id=7&q=cedar')).toEqual({ q: 'cedar' });
  });

  it('begins again on page one whenever a filter or the order changes (H30)', () => {
    expect(change('page=5&q=cedar', { q: 'birch' })).toBe('q=birch');
    expect(change('page=5', { sort: '-entryDate' })).toBe('sort=-entryDate');
  });

  it('keeps the filters when the page turns, and names page one by no number', () => {
    expect(change('q=cedar', { page: '2' })).toBe('q=cedar&page=2');
    expect(change('q=cedar&page=2', { page: '1' })).toBe('q=cedar');
  });

  it('takes a filter away that is emptied', () => {
    expect(change('q=cedar&portCode=0209', { q: '' })).toBe('portCode=0209');
  });
});
