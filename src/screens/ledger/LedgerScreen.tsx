import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff } from '../../state/session';
import { AccountView } from './AccountView';
import { PayPage } from './pay/PayPage';

/** The own company's account; `?pay=` names the report that is being paid. Staff choose a company first. */
export function LedgerScreen() {
  const { t } = useTranslation('ledger');
  const { t: titles } = useTranslation('screens');
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  const reportId = useSearchParams()[0].get('pay');
  if (isStaff && !isImpersonating)
    return (
      <>
        <PageHeader title={titles('ledger.title')} lead={t('chooseCompany')} />
        <p className="d-flex flex-wrap gap-2">
          <Button tag={Link} color="primary" to="/admin/companies">
            {t('toCompanies')}
          </Button>
          <Button tag={Link} color="secondary" outline to="/admin/payments">
            {t('toPayments')}
          </Button>
        </p>
      </>
    );
  return reportId === null || reportId === '' ? <AccountView /> : <PayPage reportId={reportId} />;
}
