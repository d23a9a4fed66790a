import { compareLines } from '../../../../../src/screens/reports/details/compareVersions';
import { actionsFor } from '../../../../../src/screens/reports/details/shownActions';
import type { Actor } from '../../../../../domain/permissions';

const line = (description: string, quantity: string) => ({
  kind: 'SHIPPED' as const,
  date: '2026-03-31',
  description,
  quantity,
  country: null,
});

describe('two versions of a report side by side', () => {
  it('name each line once, with what it has more or less, and what one of them lacks', () => {
    const before = [line('Boards', '10.000'), line('Posts', '2.500'), line('Boards', '5.000')];
    const after = [line('Beams', '1.000'), line('Boards', '12.000')];
    expect(
      compareLines(before, after).map(({ line: { description }, before: was, after: is, difference }) => [
        description,
        was,
        is,
        difference,
      ]),
    ).toEqual([
      ['Beams', null, '1.000', '1.000'],
      ['Boards', '15.000', '12.000', '-3.000'],
      ['Posts', '2.500', null, '-2.500'],
    ]);
  });
});

const admin: Actor = { userId: '1', roles: ['admin'], companyId: '1' };
const report: Parameters<typeof actionsFor>[0] = {
  id: '7',
  companyId: '2',
  status: 'Submitted',
  isCurrent: true,
  pendingAmendmentId: null,
  actions: [],
  balance: '0.00',
  corrections: [],
};

const CORRECTION: Parameters<typeof actionsFor>[0]['corrections'][number] = {
  id: '1',
  kind: 'write-off',
  reportId: '7',
  reportNumber: 'R-2026-Q1-000001',
  exemptionId: null,
  exemptionNumber: null,
  companyId: '2',
  companyName: 'Cedarline',
  amount: '10.00',
  reason: 'Bankrupt',
  state: 'done',
  proposedBy: { id: '1', name: 'Avery Holt' },
  proposedAt: '2026-04-20T17:00:00Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: '',
};

describe('the actions on a report', () => {
  const shown = (
    values: Partial<Parameters<typeof actionsFor>[0]>,
    actor: Actor,
    side: 'company' | 'staff',
  ): readonly string[] =>
    actionsFor({ ...report, ...values }, actor, side, 'en').map(({ action, refusal }) =>
      refusal === null ? action : `${action}: ${refusal.kind === 'now' ? refusal.why : refusal.sentence}`,
    );

  it('are the board’s for staff, and readonly is told who could', () => {
    expect(shown({ actions: ['accept', 'take-up', 'return'] }, admin, 'staff')).toEqual([
      'accept',
      'take-up',
      'return',
    ]);
    const refused = shown({}, { ...admin, roles: ['readonly'] }, 'staff');
    expect(refused).toHaveLength(3);
    for (const sentence of refused) expect(sentence).toMatch(/read/i);
    expect(shown({ status: 'Accepted', actions: ['void'] }, admin, 'staff')).toEqual(['void']);
  });

  it('let staff write off only what is open, and nothing while a correction waits for a second person', () => {
    const open = { status: 'Accepted', balance: '10.00', actions: ['write-off', 'void'] } as const;
    expect(shown({ ...open, actions: [...open.actions] }, admin, 'staff')).toEqual(['write-off', 'void']);
    const waiting = { ...CORRECTION, state: 'waiting' as const };
    expect(shown({ ...open, actions: [...open.actions], corrections: [waiting] }, admin, 'staff')).toEqual([
      'write-off: correction-waits',
      'void: correction-waits',
    ]);
    expect(shown({ ...open, actions: [], isCurrent: false }, admin, 'staff')).toEqual([]);
  });

  it('are amending or correcting for the company, and say what stands in the way', () => {
    const user: Actor = { userId: '3', roles: ['user'], companyId: '2' };
    expect(shown({ status: 'Accepted', actions: ['amend', 'pay'] }, user, 'company')).toEqual(['amend']);
    expect(shown({ status: 'UnderReview' }, user, 'company')).toEqual(['amend: under-review']);
    expect(shown({ status: 'Accepted', pendingAmendmentId: '9' }, user, 'company')).toEqual([
      'amend: amendment-waits',
    ]);
    expect(shown({ status: 'Returned', actions: ['correct'] }, user, 'company')).toEqual(['correct']);
    expect(shown({ status: 'Submitted', isCurrent: false }, user, 'company')).toEqual([]);
  });
});
