import { navigated } from '../../../src/state/navigation';
import {
  actionEnded,
  claimDecided,
  outcomeDismissed,
  type Outcomes,
  outcomesReducer,
  queueSeen,
} from '../../../src/state/outcomes';
import { sessionEnded } from '../../../src/state/sessionEnd';

const outcome = { kind: 'done', action: 'approve' } as const;
const seen = { queue: 'status=Verified', ids: ['3', '4', '5'] };
const at = (id: string, queue: string) => navigated({ pathname: '/refunds/details', query: { id, queue } });
const after = (...actions: Parameters<typeof outcomesReducer>[1][]) =>
  actions.reduce<Outcomes | undefined>(outcomesReducer, undefined);

describe('how actions on records ended', () => {
  it('is known while the record is on screen, whatever else its address says', () => {
    const done = [actionEnded({ record: 'claim', id: '4', outcome }), at('4', 'status=Verified')];
    expect(after(...done)?.ended).toEqual({ record: 'claim', id: '4', outcome });
    expect(after(...done, at('5', 'status=Verified'))?.ended).toBeNull();
    const other = navigated({ pathname: '/exemptions/details', query: { id: '4' } });
    expect(after(...done, other)?.ended).toBeNull();
    expect(after(...done, outcomeDismissed())?.ended).toBeNull();
    expect(after(...done, sessionEnded('signed-out'))?.ended).toBeNull();
  });

  it('tells of a decision on the next claim alone, until something else is said', () => {
    const decided = { id: '4', number: 'RF-2026-000004', action: 'approve', next: '5' } as const;
    const ended = actionEnded({ record: 'claim', id: '4', outcome });
    const atNext = [claimDecided(decided), ended, at('5', 'status=Verified')];
    expect(after(...atNext)?.decided).toEqual(decided);
    expect(after(...atNext, at('6', 'status=Verified'))?.decided).toBeUndefined();
    expect(after(...atNext, outcomeDismissed())?.decided).toBeUndefined();
    const own = actionEnded({ record: 'claim', id: '5', outcome });
    expect(after(...atNext, own)).toEqual({
      ended: { record: 'claim', id: '5', outcome },
      seenQueue: null,
    });
  });

  it('keeps the order of a queue from claim to claim, and forgets it with the queue', () => {
    const seenAt4 = [queueSeen(seen), at('4', seen.queue)];
    expect(after(...seenAt4, at('5', seen.queue))?.seenQueue).toEqual(seen);
    expect(after(...seenAt4, at('5', 'status=Filed'))?.seenQueue).toBeNull();
    expect(after(...seenAt4, navigated({ pathname: '/admin/refunds', query: {} }))?.seenQueue).toBeNull();
  });

  it('keeps the order of other records on their own pages only', () => {
    const ofImporters = { ...seen, page: '/admin/customs' } as const;
    const query = { importer: '12-3456789', queue: seen.queue };
    const opened = [queueSeen(ofImporters), navigated({ pathname: '/admin/customs', query })];
    expect(after(...opened)?.seenQueue).toEqual(ofImporters);
    expect(after(...opened, at('4', seen.queue))?.seenQueue).toBeNull();
  });
});
