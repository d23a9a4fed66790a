import { screen, within } from '@testing-library/react';
import { useLedgerColumns } from '../../../../src/components/columns/useLedgerColumns';
import { BalanceFacts } from '../../../../src/components/ledger/BalanceFacts';
import type { LedgerEntry } from '../../../../src/components/ledger/statementPage';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const entry: LedgerEntry = {
  id: '1',
  kind: 'PAYMENT_CHECK',
  amount: '-1.00',
  balance: '0.00',
  effectiveDate: '2026-04-20',
  postedAt: '2026-04-20T17:00:00Z',
  reference: 'CHK-1',
  note: '',
  reportId: null,
  reportNumber: null,
  refundId: null,
  reversalOf: null,
  isReversed: false,
  enteredBy: null,
  explanation: [],
};

function Row({ shown }: { readonly shown: LedgerEntry }) {
  return useLedgerColumns(true).map(({ key, cell }) => (
    <p key={key} data-testid={key}>
      {cell(shown)}
    </p>
  ));
}

const figuresOf = async (shown: LedgerEntry) => {
  const { container, unmount } = await showScreen(<Row shown={shown} />, createTestBed());
  const figures = ['debit', 'credit', 'refund'].map((key) => within(container).getByTestId(key).textContent);
  unmount();
  return figures;
};

const showBalance = (today: string, credit: string) =>
  showScreen(
    <BalanceFacts today={today} credit={credit} asOf={null} then={undefined} onAsOf={() => undefined} />,
    createTestBed(),
  );

describe('an account', () => {
  it('has refund claims in a column of their own, so that the others add up to the balance', async () => {
    expect(await figuresOf({ ...entry, kind: 'REFUND', amount: '-622.83' })).toEqual(['', '', '622.83']);
    expect(await figuresOf({ ...entry, kind: 'REFUND_PAYMENT', amount: '622.83' })).toEqual([
      '',
      '',
      '-622.83',
    ]);
    expect(await figuresOf(entry)).toEqual(['', '1.00', '']);
    expect(await figuresOf({ ...entry, kind: 'ASSESSMENT', amount: '5.00' })).toEqual(['5.00', '', '']);
  });

  it('says a credit once, without a sign', async () => {
    await showBalance('-1119.00', '1119.00');
    expect(screen.getByText('Credit balance').nextSibling?.textContent).toBe('$1,119.00');
    expect(screen.queryByText('Balance today')).toBeNull();
  });

  it('says beside what is owed only a credit that is there', async () => {
    const { unmount } = await showBalance('0.00', '0.00');
    expect(screen.queryByText('Credit balance')).toBeNull();
    unmount();
    await showBalance('5.00', '2.00');
    screen.getByText('Balance today');
    screen.getByText('Credit balance');
  });
});
