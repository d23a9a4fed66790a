import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { useListCustomsBatchesQuery } from '../../../api/customs/files';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';
import { stageOf } from '../batchStage';

interface FileDetailsProps {
  readonly batch: CustomsBatch;
}

const NEWEST = { query: { status: 'Posted', pageSize: '10' } } as const;

/** Where a file came from, on one line to be opened; beside a file to decide, what the one before brought, to measure it by. */
export function FileDetails({ batch }: FileDetailsProps) {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const isDeciding = stageOf(batch.status) === 'deciding';
  const { data } = useListCustomsBatchesQuery(NEWEST, { skip: !isDeciding });
  const last = isDeciding ? data?.rows[0] : undefined;
  const at = (instant: string, name: string): string =>
    t('batch.by', { when: format.instant(instant), name });
  return (
    <details className="surface file-details">
      <summary>
        <h2>{t('batch.notices')}</h2>{' '}
        <span className="cell-note">{at(batch.uploadedAt, batch.uploadedBy.name)}</span>
      </summary>
      <KeyFacts
        facts={[
          { name: t('batch.uploaded'), value: at(batch.uploadedAt, batch.uploadedBy.name) },
          ...(batch.confirmedAt === null || batch.confirmedBy === null
            ? []
            : [{ name: t('batch.confirmed'), value: at(batch.confirmedAt, batch.confirmedBy.name) }]),
          { name: t('batch.size'), value: format.bytes(batch.sizeBytes), isFigure: true },
          ...(last === undefined
            ? []
            : [
                {
                  name: t('batch.lastPosted'),
                  value: t('batch.lastPostedRows', {
                    count: last.rowsGood,
                    rows: format.count(last.rowsGood),
                    amount: format.money(last.amountCollected),
                  }),
                },
              ]),
          { name: t('batch.fingerprint'), value: <span className="figure">{batch.sha256}</span> },
        ]}
      />
    </details>
  );
}
