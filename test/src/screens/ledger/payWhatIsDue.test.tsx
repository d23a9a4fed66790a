import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { PayPage } from '../../../../src/screens/ledger/pay/PayPage';
import { sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const report = (reportId: string) => ({
  reportId,
  period: 'Q3',
  number: `R-2026-Q3-00000${reportId}`,
  fiscalYear: 2026,
  dueDate: '2026-10-30',
  assessment: '5.00',
  lateCharge: '0.00',
  interest: '0.00',
  paid: '0.00',
  balance: '5.00',
  openCardPaymentId: null,
});

function Place() {
  const { pathname, search } = useLocation();
  return search === '?pay=due' ? <PayPage paying="due" /> : <p>{`at ${pathname}${search}`}</p>;
}

describe('what a company is asked to pay', () => {
  it.each([
    ['its payment, where it is one thing', ['8'], '/ledger?pay=8'],
    ['the account, where there is more', ['8', '9'], '/ledger'],
    ['the account, where nothing is owed any more', [], '/ledger'],
  ])('opens %s', async (_, ids, place) => {
    const payable = {
      reports: ids.map(report),
      years: [],
      paymentOrder: ['interest', 'late-charge', 'assessment'],
      total: '5.00',
      unappliedCredit: '0.00',
      card: { isSetUp: false, publishableKey: null, scriptUrl: null, isStandIn: false },
      payTo: { name: 'Board', address: '', phone: '', email: '', bank: null },
      interestMonthlyPercent: '1.5',
    };
    const server = await startApiServer((_call, response) => {
      sendJson(response, 200, succeeded(payable));
    });
    await showScreen(<Place />, createTestBed({ url: server.url }), '/ledger?pay=due');
    await screen.findByText(`at ${place}`);
    await server.close();
  });
});
