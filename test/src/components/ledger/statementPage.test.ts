import { type LedgerEntry, statementPage } from '../../../../src/components/ledger/statementPage';

const entry = (id: number, values: Partial<LedgerEntry>): LedgerEntry => ({
  id: String(id),
  kind: 'PAYMENT_CHECK',
  amount: '-1.00',
  balance: '0.00',
  effectiveDate: '2026-04-20',
  postedAt: '2026-04-20T17:00:00Z',
  reference: `CHK-${id}`,
  note: '',
  reportId: null,
  reportNumber: null,
  refundId: null,
  reversalOf: null,
  isReversed: false,
  enteredBy: null,
  explanation: [],
  ...values,
});
const ENTRIES = [
  entry(1, { kind: 'ASSESSMENT', amount: '10.00', balance: '10.00', reportNumber: 'R-2026-Q1-000001' }),
  entry(2, { balance: '9.00' }),
  entry(3, { balance: '8.00', note: 'Chèque égaré' }),
];
const ids = (query: Parameters<typeof statementPage>[1]) =>
  statementPage(ENTRIES, query).rows.map(({ id }) => id);

describe('the page of a statement', () => {
  it('begins with the newest entry, or the oldest when asked, and keeps the balances of the whole statement', () => {
    expect(ids({})).toEqual(['3', '2', '1']);
    expect(ids({ sort: 'effectiveDate' })).toEqual(['1', '2', '3']);
    expect(statementPage(ENTRIES, { kind: 'PAYMENT_CHECK' }).rows.map(({ balance }) => balance)).toEqual([
      '8.00',
      '9.00',
    ]);
  });

  it('finds numbers and notes without regard to accents, and counts what matches', () => {
    expect(ids({ q: 'cheque EGARE' })).toEqual(['3']);
    expect(ids({ q: 'q1-000001' })).toEqual(['1']);
    expect(statementPage(ENTRIES, { page: '2', pageSize: '2' })).toMatchObject({
      total: 3,
      rows: [{ id: '1' }],
    });
  });
});
