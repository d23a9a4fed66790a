import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { id as idShape } from '../../../contract/fields';
import { useListPaymentsQuery } from '../../api/payments/payments';
import type { Filter } from '../../components/list/listTypes';

/** The company that a link narrows the payments to, under its name; none while none is chosen. */
export function useChosenCompany(): readonly Filter[] {
  const { t } = useTranslation('payments');
  const id = useSearchParams()[0].get('companyId') ?? '';
  const isChosen = idShape.safeParse(id).success;
  const { currentData } = useListPaymentsQuery(
    { query: { companyId: id, pageSize: '1' } },
    { skip: !isChosen },
  );
  const name = currentData?.rows[0]?.companyName ?? id;
  return useMemo(
    () =>
      isChosen
        ? [
            {
              key: 'companyId',
              label: t('filters.companyName'),
              kind: 'one-of',
              choices: [{ value: id, label: name }],
            },
          ]
        : [],
    [t, isChosen, id, name],
  );
}
