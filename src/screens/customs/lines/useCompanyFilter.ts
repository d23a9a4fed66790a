import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { id as idShape } from '../../../../contract/fields';
import { useListCustomsLinesQuery } from '../../../api/customs/files';
import type { Filter } from '../../../components/list/listTypes';

/** The company the address narrows the lines to, under the name its lines bear; none while none is chosen. */
export function useCompanyFilter(): readonly Filter[] {
  const { t } = useTranslation('customs');
  const id = useSearchParams()[0].get('companyId') ?? '';
  const isChosen = idShape.safeParse(id).success;
  const { currentData } = useListCustomsLinesQuery(
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
              label: t('lines.company'),
              kind: 'one-of',
              choices: [{ value: id, label: name }],
            },
          ]
        : [],
    [t, isChosen, id, name],
  );
}
