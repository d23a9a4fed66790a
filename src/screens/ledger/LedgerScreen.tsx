import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { StaffLinks } from '../../components/StaffLinks';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff } from '../../state/session';
import { AccountView } from './AccountView';
import { PayPage } from './pay/PayPage';

/** The own company's account; `?pay=` names what is being paid. Staff choose a company first. */
export function LedgerScreen() {
  const { t } = useTranslation('ledger');
  const { t: titles } = useTranslation('screens');
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  const paying = useSearchParams()[0].get('pay') ?? '';
  if (isStaff && !isImpersonating)
    return (
      <>
        <PageHeader title={titles('ledger.title')} lead={t('chooseCompany')} />
        <StaffLinks
          first={{ to: '/admin/companies', label: t('toCompanies') }}
          second={{ to: '/admin/payments', label: t('toPayments') }}
        />
      </>
    );
  return paying === '' ? <AccountView /> : <PayPage paying={paying} />;
}
