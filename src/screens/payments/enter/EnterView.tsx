import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { DataOf } from '../../../../contract/endpoint';
import type { recordPayment } from '../../../../contract/endpoints/payments';
import { mayRecordPayments } from '../../../../domain/paymentPermissions';
import { useGetPayableQuery } from '../../../api/payments/payments';
import { useGetCompanyQuery } from '../../../api/companies/list';
import { OwedSection } from '../../../components/ledger/OwedSection';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { Trail } from '../../../components/Trail';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { CompanyPicker } from '../CompanyPicker';
import { EnteredReceipt } from './EnteredReceipt';
import { PaymentEntry } from './PaymentEntry';

interface EnterViewProps {
  /** Empty until a company is chosen. */
  readonly companyId: string;
}

/** A check or transfer is entered: whose it is, what it is, where it will go, and a receipt. */
export function EnterView({ companyId }: EnterViewProps) {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('screens');
  const refusal = useRefusal(mayRecordPayments(useSelector(selectActor)));
  const isChosen = companyId !== '' && refusal === undefined;
  const { data: payable } = useGetPayableQuery({ query: { companyId } }, { skip: !isChosen });
  const { data: company } = useGetCompanyQuery({ params: { id: companyId } }, { skip: !isChosen });
  const [entered, setEntered] = useState<DataOf<typeof recordPayment> | null>(null);
  const name = company?.profile.legalName ?? '';
  if (entered !== null) return <EnteredReceipt entered={entered} company={name} companyId={companyId} />;
  return (
    <>
      <Trail
        above={{
          to: companyId === '' ? '/admin/payments' : `/admin/payments?companyId=${companyId}`,
          name: titles('adminpayments.title'),
        }}
        here={t('enter.title')}
      />
      <PageHeader
        title={t('enter.title')}
        {...(refusal === undefined && name !== '' ? { lead: name } : {})}
        {...(refusal === undefined ? {} : { lead: refusal })}
      />
      {refusal !== undefined ? null : companyId === '' ? (
        <CompanyPicker view="enter" />
      ) : payable === undefined || company === undefined ? (
        <SkeletonLines count={6} />
      ) : (
        <>
          <OwedSection payable={payable} isCreditNamed />
          <PaymentEntry companyId={companyId} payable={payable} onEntered={setEntered} />
        </>
      )}
    </>
  );
}
