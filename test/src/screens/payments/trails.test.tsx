import { screen, within } from '@testing-library/react';
import { CorrectionList } from '../../../../src/screens/payments/corrections/CorrectionList';
import { CreditView } from '../../../../src/screens/payments/credit/CreditView';
import { CardReturnList } from '../../../../src/screens/payments/returns/CardReturnList';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

test.each([
  ['credits', <CreditView key="" companyId="" />, 'Payments', '/admin/payments'],
  [
    'a credit',
    <CreditView key="" companyId="7" />,
    'Company account',
    '/admin/company/details?id=7&tab=account',
  ],
  ['corrections', <CorrectionList key="" />, 'Payments', '/admin/payments'],
  ['card returns', <CardReturnList key="" />, 'Payments', '/admin/payments'],
])('the way back from %s is the breadcrumb', async (_, view, name, to) => {
  await showScreen(view, createTestBed());
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByRole('link', { name })).toHaveAttribute('href', to);
});
