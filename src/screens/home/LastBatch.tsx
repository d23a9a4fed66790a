import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { batchStatus } from '../../../contract/entities/customs';
import type { Home } from '../../../contract/entities/home';
import { useFormat } from '../../i18n/useFormat';

interface LastBatchProps {
  readonly batch: Extract<Home, { kind: 'staff' }>['lastBatch'];
}

/** The newest Customs file and what became of it. */
export function LastBatch({ batch }: LastBatchProps) {
  const { t } = useTranslation('home');
  const { t: statusWord } = useTranslation('batchStatus');
  const format = useFormat();
  const status = batchStatus.safeParse(batch?.status);
  return (
    <section aria-labelledby="last-batch">
      <h2 id="last-batch">{t('staff.lastBatch')}</h2>
      {batch === null ? (
        <p>
          {t('staff.lastBatchNone')} <Link to="/admin/customs">{t('staff.openCustoms')}</Link>
        </p>
      ) : (
        <p>
          <Link to={`/admin/customs?id=${batch.id}`}>{batch.fileName}</Link>
          {' · '}
          {batch.needsColumns
            ? statusWord('NeedsColumns')
            : status.success
              ? statusWord(status.data)
              : batch.status}
          {' · '}
          {t('staff.lastBatchRows', { count: batch.rowsGood, formatted: format.count(batch.rowsGood) })}
          {' · '}
          {format.instant(batch.at)}
        </p>
      )}
    </section>
  );
}
