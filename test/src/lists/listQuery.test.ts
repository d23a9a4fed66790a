import { listCustomsLines } from '../../../contract/endpoints/customs/files';
import { idleFilters, ownOrder, readListQuery } from '../../../src/lists/listQuery';

const schema = listCustomsLines.query;
if (schema === undefined) throw new Error('the list of entry lines takes a query');

describe('what an address asks a list for', () => {
  it('is taken as text, leading zeros and all (H15)', () => {
    const asked = { portCode: '0209', sort: '-amountCollected', page: '3' };
    expect(readListQuery(schema, asked)).toEqual(asked);
  });

  it('loses what the server would refuse and keeps the rest (H45)', () => {
    const asked = {
      page: '-1',
      pageSize: '1000000',
      sort: 'password',
      entryFrom: '2026-0',
      portCode: '0209',
    };
    expect(readListQuery(schema, asked)).toEqual({ portCode: '0209' });
  });

  it('names the filters that narrow nothing, and no others (H45)', () => {
    const asked = { page: '-1', portCode: '0209', covered: 'perhaps', view: 'lines' };
    expect(idleFilters(schema, asked, ['portCode', 'covered', 'view', 'matched'])).toEqual(['covered']);
  });

  it('loses what is not the list’s own', () => {
    expect(readListQuery(schema, { view: 'lines', id: '7', q: 'cedar' })).toEqual({ q: 'cedar' });
  });

  it('has the order of its endpoint where none is asked for', () => {
    expect(ownOrder(schema)).toBe('-entryDate');
  });
});
