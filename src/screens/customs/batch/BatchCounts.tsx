import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { useFormat } from '../../../i18n/useFormat';

interface BatchCountsProps {
  readonly batch: CustomsBatch;
}

/** What the check of a file that is not posted found, each count leading to its rows. */
export function BatchCounts({ batch }: BatchCountsProps) {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const rows = (state: string): string => `/admin/customs?id=${batch.id}&state=${state}`;
  const counts = [
    { key: 'total', count: batch.rowsTotal, to: rows('all') },
    { key: 'good', count: batch.rowsGood, to: rows('good,warning') },
    { key: 'warning', count: batch.rowsWarning, to: rows('warning') },
    { key: 'unmatched', count: batch.rowsUnmatched, to: undefined },
    { key: 'faulty', count: batch.rowsFaulty, to: rows('faulty') },
    { key: 'duplicate', count: batch.rowsDuplicate, to: rows('duplicate') },
  ] as const;
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="visually-hidden">
        {t('batch.counts')}
      </h2>
      <dl className="batch-counts">
        {counts.map(({ key, count, to }) => (
          <div key={key} className={`batch-count ${key === 'faulty' && count > 0 ? 'is-bad' : ''}`}>
            <dt>{t(`batch.${key}`)}</dt>
            <dd className="figure">
              {to === undefined || count === 0 ? (
                format.count(count)
              ) : (
                <Link to={to}>{format.count(count)}</Link>
              )}
            </dd>
          </div>
        ))}
        <div className="batch-count">
          <dt>{t('batch.amount')}</dt>
          <dd className="figure">{format.money(batch.amountCollected)}</dd>
        </div>
      </dl>
    </section>
  );
}
