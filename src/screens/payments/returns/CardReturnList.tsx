import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { listCardReturns } from '../../../../contract/endpoints/payments';
import { CARD_RETURN_KINDS, CARD_RETURN_STATES } from '../../../../domain/cardReturn';
import { mayRecordPayments } from '../../../../domain/paymentPermissions';
import { useListCardReturnsQuery } from '../../../api/payments/payments';
import { DataList } from '../../../components/list/DataList';
import type { Filter, RowAction } from '../../../components/list/listTypes';
import { PageHeader } from '../../../components/PageHeader';
import { Trail } from '../../../components/Trail';
import { useRefusal } from '../../../i18n/useRefusal';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { selectActor } from '../../../state/actor';
import { CheckReturnDialog } from './CheckReturnDialog';
import { type CardReturnRow, useCardReturnColumns } from './useCardReturnColumns';

/** Refunds and disputes that the card provider told of, those that wait for a person among them. */
export function CardReturnList() {
  const { t } = useTranslation('cardReturns');
  const { t: titles } = useTranslation('screens');
  const columns = useCardReturnColumns();
  const refusal = useRefusal(mayRecordPayments(useSelector(selectActor)));
  const [checked, setChecked] = useState<CardReturnRow | null>(null);
  const filters = useMemo(
    (): readonly Filter[] => [
      {
        key: 'check',
        label: t('filters.check'),
        kind: 'one-of',
        choices: (['needed', 'done'] as const).map((value) => ({ value, label: t(`check.${value}`) })),
      },
      {
        key: 'kind',
        label: t('filters.kind'),
        kind: 'some-of',
        choices: CARD_RETURN_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      {
        key: 'state',
        label: t('filters.state'),
        kind: 'some-of',
        choices: CARD_RETURN_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
    ],
    [t],
  );
  const { query, list } = useListScreen('cardReturns', listCardReturns.query, filters);
  const answer = useListAnswer(useListCardReturnsQuery({ query }), t('list.failed'));
  const actions = useCallback(
    (row: CardReturnRow): readonly RowAction[] =>
      row.needsCheck
        ? [
            {
              key: 'check',
              label: t('check.open'),
              ...(refusal === undefined ? {} : { refusal }),
              run: () => {
                setChecked(row);
              },
            },
          ]
        : [],
    [t, refusal],
  );
  return (
    <>
      <PageHeader
        isList
        title={t('list.title')}
        lead={t('list.lead')}
        trail={<Trail above={{ to: '/admin/payments', name: titles('adminpayments.title') }} />}
      />
      <DataList
        {...list}
        tools={<ListExport list="cardReturns" query={query} />}
        {...answer}
        name={t('list.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowActions={actions}
        searchHint={t('list.search')}
        empty={{ title: t('list.title'), text: t('list.empty') }}
      />
      {checked === null ? null : (
        <CheckReturnDialog
          cardReturn={checked}
          onClose={() => {
            setChecked(null);
          }}
        />
      )}
    </>
  );
}
