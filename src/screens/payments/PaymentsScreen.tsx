import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { selectIsImpersonating } from '../../state/impersonation';
import { CorrectionList } from './corrections/CorrectionList';
import { CreditView } from './credit/CreditView';
import { PaymentList } from './PaymentList';
import { PaymentView } from './record/PaymentView';
import { CardReturnList } from './returns/CardReturnList';
import { EnterView } from './enter/EnterView';

/** Money the board has received: the list, one payment (`?id=`), a new one (`?view=enter`), credit paid back
 * (`?view=credit`), what was written off or voided (`?view=corrections`), and what the card provider took back
 * (`?view=card-returns`). */
export function PaymentsScreen() {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('screens');
  const [search] = useSearchParams();
  const isActing = useSelector(selectIsImpersonating);
  const id = search.get('id') ?? '';
  const companyId = search.get('companyId') ?? '';
  // While acting for a company the board's records are closed, and asking for them would be refused.
  if (isActing) return <PageHeader title={titles('adminpayments.title')} lead={t('acting')} />;
  if (id !== '') return <PaymentView key={id} id={id} />;
  if (search.get('view') === 'enter') return <EnterView key={companyId} companyId={companyId} />;
  if (search.get('view') === 'credit') return <CreditView key={companyId} companyId={companyId} />;
  if (search.get('view') === 'corrections') return <CorrectionList />;
  if (search.get('view') === 'card-returns') return <CardReturnList />;
  return <PaymentList />;
}
