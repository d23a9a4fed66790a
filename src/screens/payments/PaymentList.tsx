import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { listPayments } from '../../../contract/endpoints/payments';
import { PAYMENT_KINDS } from '../../../contract/entities/payment';
import { ledgerKindName } from '../../../contract/texts/ledgerNames';
import { mayRecordPayments } from '../../../domain/paymentPermissions';
import { useListPaymentsQuery } from '../../api/payments/payments';
import { ActionLink } from '../../components/ActionLink';
import { DataList } from '../../components/list/DataList';
import type { Filter } from '../../components/list/listTypes';
import { PageHeader } from '../../components/PageHeader';
import { useLanguage } from '../../i18n/useFormat';
import { useRefusal } from '../../i18n/useRefusal';
import { ListExport } from '../../lists/ListExport';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { selectActor } from '../../state/actor';
import { useChosenCompany } from './useChosenCompany';
import { usePaymentColumns } from './usePaymentColumns';

/** Payments of all companies or one, the newest first. */
export function PaymentList() {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('screens');
  const { t: corrections } = useTranslation('correction');
  const { t: returns } = useTranslation('cardReturns');
  const language = useLanguage();
  const refusal = useRefusal(mayRecordPayments(useSelector(selectActor)));
  const columns = usePaymentColumns();
  const chosenCompany = useChosenCompany();
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'kind',
        label: t('filters.kind'),
        kind: 'some-of',
        choices: PAYMENT_KINDS.map((value) => ({ value, label: ledgerKindName(language, value) })),
      },
      {
        key: 'state',
        label: t('filters.state'),
        kind: 'one-of',
        choices: (['stands', 'partly-reversed', 'reversed'] as const).map((value) => ({
          value,
          label: t(`states.${value}`),
        })),
      },
      { key: 'receivedFrom', label: t('filters.from'), kind: 'date' },
      { key: 'receivedTo', label: t('filters.to'), kind: 'date' },
      { key: 'company', label: t('filters.companyName'), kind: 'text' },
      ...chosenCompany,
    ],
    [t, language, chosenCompany],
  );
  const { query, list } = useListScreen('payments', listPayments.query, filters);
  const answer = useListAnswer(useListPaymentsQuery({ query }), t('failed'));
  const company = query.companyId === undefined ? '' : `&companyId=${query.companyId}`;
  return (
    <>
      <PageHeader
        isList
        title={titles('adminpayments.title')}
        lead={t('lead')}
        actions={
          <>
            <Button tag={Link} color="secondary" outline size="sm" to="/admin/payments?view=corrections">
              {corrections('list.open')}
            </Button>
            <Button tag={Link} color="secondary" outline size="sm" to="/admin/payments?view=card-returns">
              {returns('list.open')}
            </Button>
            {refusal === undefined ? (
              <Button
                tag={Link}
                color="secondary"
                outline
                size="sm"
                to={`/admin/payments?view=credit${company}`}
              >
                {t('credit.open')}
              </Button>
            ) : null}
            <ActionLink id="enter-payment" to={`/admin/payments?view=enter${company}`} refusal={refusal}>
              {t('enter.open')}
            </ActionLink>
          </>
        }
      />
      <DataList
        {...list}
        tools={<ListExport list="payments" query={query} />}
        {...answer}
        name={titles('adminpayments.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowPath={({ id }) => `/admin/payments?id=${id}`}
        searchHint={t('search')}
        empty={{ title: titles('adminpayments.title'), text: t('empty') }}
      />
    </>
  );
}
