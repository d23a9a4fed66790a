import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { useFormat } from '../../../i18n/useFormat';
import { CountLine } from '../CountLine';
import { goToRows } from './goToRows';

interface BatchCountsProps {
  readonly batch: CustomsBatch;
}

/** What the check of a file that is not posted found, each count leading to its rows; what there is none of is left out. */
export function BatchCounts({ batch }: BatchCountsProps) {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const counts = [
    { key: 'faulty', count: batch.rowsFaulty, state: 'faulty', isBad: true },
    { key: 'total', count: batch.rowsTotal, state: 'all' },
    { key: 'good', count: batch.rowsGood, state: 'good,warning' },
    { key: 'warning', count: batch.rowsWarning, state: 'warning' },
    { key: 'duplicate', count: batch.rowsDuplicate, state: 'duplicate' },
    { key: 'unmatched', count: batch.rowsUnmatched },
  ] as const;
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="visually-hidden">
        {t('batch.counts')}
      </h2>
      <CountLine
        counts={[
          ...counts
            .filter(({ key, count }) => key === 'total' || count > 0)
            .map((shown) => ({
              key: shown.key,
              name: t(`batch.${shown.key}`),
              value: format.count(shown.count),
              isBad: 'isBad' in shown,
              ...('state' in shown && shown.count > 0
                ? { to: `/admin/customs?id=${batch.id}&state=${shown.state}`, onGo: goToRows }
                : {}),
            })),
          { key: 'amount', name: t('batch.amount'), value: format.money(batch.amountCollected) },
        ]}
      />
    </section>
  );
}
