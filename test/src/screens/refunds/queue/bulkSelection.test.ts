import * as z from 'zod/mini';
import { claimSelection } from '../../../../../contract/endpoints/refunds/review';
import { allMatching, nothingSelected, withRows } from '../../../../../src/components/list/selection';
import { selectionOf } from '../../../../../src/screens/refunds/queue/bulkSelection';

const QUERY = {
  status: 'Submitted',
  assignee: 'mine',
  q: 'cedar',
  page: '3',
  pageSize: '50',
  sort: '-filedAt',
} as const;

describe('what is chosen in the queue', () => {
  it('is nothing, some rows, or all that match but for some, without page and order', () => {
    expect(selectionOf(nothingSelected, QUERY)).toBeNull();
    expect(selectionOf(withRows(nothingSelected, ['4', '7'], true), QUERY)).toEqual({
      kind: 'some',
      ids: ['4', '7'],
    });
    expect(selectionOf(withRows(allMatching, ['9'], false), QUERY)).toEqual({
      kind: 'all-matching',
      filters: expect.objectContaining({ status: 'Submitted', assignee: 'mine', q: 'cedar' }) as unknown,
      except: ['9'],
    });
  });

  it('is narrowed by every filter of the queue, so that an action never reaches claims nobody sees', () => {
    const narrow = {
      ...QUERY,
      pendingAtCustoms: 'yes',
      exactMatch: 'no',
      dueFrom: '2026-12-01',
      dueBy: '2026-12-31',
      companyId: '7',
    } as const;
    const sent: unknown = JSON.parse(JSON.stringify(selectionOf(allMatching, narrow)));
    expect(z.parse(claimSelection, sent)).toMatchObject({
      filters: {
        pendingAtCustoms: 'yes',
        exactMatch: 'no',
        dueFrom: '2026-12-01',
        dueBy: '2026-12-31',
        companyId: '7',
      },
    });
  });

  it('is what the server takes', () => {
    const sent: unknown = JSON.parse(JSON.stringify(selectionOf(allMatching, QUERY)));
    expect(z.parse(claimSelection, sent)).toEqual({
      kind: 'all-matching',
      filters: { status: ['Submitted'], assignee: 'mine', q: 'cedar' },
      except: [],
    });
  });
});
