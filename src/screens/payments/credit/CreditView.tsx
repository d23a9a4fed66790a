import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { mayRecordPayments } from '../../../../domain/paymentPermissions';
import { useGetPayableQuery } from '../../../api/payments/payments';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { Trail } from '../../../components/Trail';
import { useFormat } from '../../../i18n/useFormat';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { CompanyPicker } from '../CompanyPicker';
import { CreditForm } from './CreditForm';

interface CreditViewProps {
  /** Empty until a company is chosen. */
  readonly companyId: string;
}

/** Credit that no report needs is paid back to a company that asked for it. */
export function CreditView({ companyId }: CreditViewProps) {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('screens');
  const format = useFormat();
  const refusal = useRefusal(mayRecordPayments(useSelector(selectActor)));
  const isChosen = companyId !== '' && refusal === undefined;
  const { data: payable } = useGetPayableQuery({ query: { companyId } }, { skip: !isChosen });
  return (
    <>
      <Trail
        above={
          companyId === ''
            ? { to: '/admin/payments', name: titles('adminpayments.title') }
            : { to: `/admin/company/details?id=${companyId}&tab=account`, name: t('entered.account') }
        }
        here={t('credit.title')}
      />
      <PageHeader title={t('credit.title')} lead={refusal ?? t('credit.lead')} />
      {refusal !== undefined ? null : companyId === '' ? (
        <CompanyPicker view="credit" />
      ) : payable === undefined ? (
        <SkeletonLines count={4} />
      ) : (
        <>
          <p>{t('credit.there', { amount: format.money(payable.unappliedCredit) })}</p>
          {payable.unappliedCredit === '0.00' ? null : <CreditForm companyId={companyId} />}
        </>
      )}
    </>
  );
}
