import { useTranslation } from 'react-i18next';
import { useListCustomsBatchesQuery } from '../../../api/customs/files';
import { useFormat } from '../../../i18n/useFormat';

const NEWEST = { query: { status: 'Posted', pageSize: '10' } } as const;

/** What the file before brought, to measure this one by. */
export function LastPosted() {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const { data } = useListCustomsBatchesQuery(NEWEST);
  const last = data?.rows[0];
  if (last === undefined) return null;
  return (
    <p>
      {t('batch.lastPosted', {
        count: last.rowsGood,
        rows: format.count(last.rowsGood),
        amount: format.money(last.amountCollected),
      })}
    </p>
  );
}
