import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { KeyFacts } from '../../../components/KeyFacts';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { Trail } from '../../../components/Trail';
import { useFormat } from '../../../i18n/useFormat';
import { stageOf, statusShown, toneOf } from '../batchStage';
import { CustomsTabs } from '../CustomsTabs';
import { BatchColumns } from '../columns/BatchColumns';
import { PostedFile } from '../outcome/PostedFile';
import { BatchCounts } from './BatchCounts';
import { BatchDecision } from './BatchDecision';
import { BatchProgress } from './BatchProgress';
import { BatchRows } from './BatchRows';
import { DiscardBatch } from './DiscardBatch';
import { LastPosted } from './LastPosted';

interface BatchRecordProps {
  readonly batch: CustomsBatch;
}

/** A file from its arrival to its end: progress, what the check found, the decision, every row that needs a look, and last where it came from. */
export function BatchRecord({ batch }: BatchRecordProps) {
  const { t } = useTranslation('customs');
  const { t: status } = useTranslation('batchStatus');
  const format = useFormat();
  const stage = stageOf(batch.status);
  const wasPosted = batch.status === 'Posted' || batch.status === 'RolledBack';
  const isAllPosted = batch.status === 'Posted' && batch.rowsFaulty + batch.rowsDuplicate === 0;
  const hidesRows =
    stage === 'working' || isAllPosted || batch.status === 'Failed' || batch.status === 'RolledBack';
  const [refusal, setRefusal] = useState<string>();
  const [statusAtFirst] = useState(batch.status);
  const at = (instant: string, name: string): string =>
    t('batch.by', { when: format.instant(instant), name });
  return (
    <>
      <Trail above={{ to: '/admin/customs', name: t('tabs.files') }} here={batch.fileName} />
      <PageHeader
        title={batch.fileName}
        badge={<StatusBadge tone={toneOf(batch)} label={status(statusShown(batch))} />}
      />
      <CustomsTabs at="files" />
      <div role="alert">
        {refusal === undefined ? null : (
          <p className="alert alert-danger">
            <strong>{t('batch.refused')}</strong> {refusal}
          </p>
        )}
      </div>
      {stage === 'working' ? <BatchProgress batch={batch} /> : null}
      {wasPosted ? <PostedFile batch={batch} isNews={statusAtFirst !== 'Posted'} /> : null}
      {stage === 'working' || wasPosted || batch.needsColumns ? null : <BatchCounts batch={batch} />}
      {stage === 'deciding' ? <LastPosted /> : null}
      {stage === 'deciding' ? <BatchDecision batch={batch} onRefused={setRefusal} /> : null}
      {batch.needsColumns || stage === 'deciding' ? <BatchColumns key={batch.version} batch={batch} /> : null}
      {batch.needsColumns && stage !== 'deciding' ? (
        <DiscardBatch batch={batch} onRefused={setRefusal} />
      ) : null}
      {batch.notices.length === 0 ? null : (
        <div className="surface">
          <ul className="notice-list my-0">
            {batch.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
      {hidesRows ? null : <BatchRows batch={batch} />}
      <section className="surface" aria-labelledby="about-file">
        <h2 id="about-file">{t('batch.notices')}</h2>
        <KeyFacts
          facts={[
            { name: t('batch.uploaded'), value: at(batch.uploadedAt, batch.uploadedBy.name) },
            ...(batch.confirmedAt === null || batch.confirmedBy === null
              ? []
              : [{ name: t('batch.confirmed'), value: at(batch.confirmedAt, batch.confirmedBy.name) }]),
            { name: t('batch.size'), value: format.bytes(batch.sizeBytes), isFigure: true },
            { name: t('batch.fingerprint'), value: <span className="figure">{batch.sha256}</span> },
          ]}
        />
      </section>
    </>
  );
}
