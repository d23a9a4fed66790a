import type { Home } from '../../../../contract/entities/home';
import { taskAddress, tasksOf } from '../../../../src/screens/home/homeTasks';

type CompanyHome = Extract<Home, { kind: 'company' }>;

const report = (daysLeft: number) => ({ fiscalYear: 2026, period: 'Q3', dueDate: '2026-10-30', daysLeft });
const homeWith = (parts: Pick<CompanyHome, 'tasks' | 'nextReport'>): CompanyHome => ({
  kind: 'company',
  companyName: 'Cedarline Imports Inc.',
  balance: '0.00',
  exemption: null,
  exemptQuantity: null,
  refunds: [],
  lines: { fiscalYear: 2026, count: 0, amountCollected: '0.00' },
  ...parts,
});
const draft = { kind: 'continue-claim', savedAt: '2026-11-01T10:00:00Z' } as const;
const answer = { kind: 'answer-claim', id: '7', number: 'RF-2026-000007', days: 3 } as const;

describe('the tasks of a company', () => {
  it('name the report from two weeks before it is due, after what is asked and before drafts', () => {
    const kinds = (daysLeft: number) =>
      tasksOf(homeWith({ tasks: [answer, draft], nextReport: report(daysLeft) })).map(({ kind }) => kind);
    expect(kinds(15)).toEqual(['answer-claim', 'continue-claim']);
    expect(kinds(14)).toEqual(['answer-claim', 'file-report', 'continue-claim']);
    expect(kinds(-29)).toEqual(['answer-claim', 'file-report', 'continue-claim']);
  });

  it('name a report that is begun once', () => {
    const begun = {
      kind: 'continue-report',
      fiscalYear: 2026,
      period: 'Q3',
      savedAt: draft.savedAt,
    } as const;
    const tasks = tasksOf(homeWith({ tasks: [begun], nextReport: report(3) }));
    expect(tasks).toEqual([begun]);
    expect(taskAddress(begun)).toBe('/assessments/create?year=2026&index=3&step=missing');
    expect(taskAddress({ ...begun, period: '04' })).toBe(
      '/assessments/create?year=2026&index=4&step=missing',
    );
  });

  it('are none where the log was recorded before there were any', () => {
    expect(tasksOf(homeWith({ nextReport: null }))).toEqual([]);
  });

  it('lead a signer to a colleague’s draft application, and its writer to their own', () => {
    const application = { kind: 'continue-exemption', savedAt: draft.savedAt } as const;
    expect(taskAddress({ kind: 'pay', amount: '5.00', dueDate: null, daysLeft: null })).toBe(
      '/ledger?pay=due',
    );
    expect(taskAddress(application)).toBe('/exemptions/create?step=missing');
    expect(taskAddress({ ...application, preparer: '12' })).toBe(
      '/exemptions/create?preparer=12&step=missing',
    );
  });
});
