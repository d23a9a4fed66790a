import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { Trail } from '../../../components/Trail';
import { stageOf, statusShown, toneOf } from '../batchStage';
import { CustomsTabs } from '../CustomsTabs';
import { BatchColumns } from '../columns/BatchColumns';
import { Dependents } from '../outcome/Dependents';
import { PostedFile } from '../outcome/PostedFile';
import { BatchCounts } from './BatchCounts';
import { BatchDecision } from './BatchDecision';
import { BatchProgress } from './BatchProgress';
import { BatchRows } from './BatchRows';
import { DiscardBatch } from './DiscardBatch';
import { FileDetails } from './FileDetails';

interface BatchRecordProps {
  readonly batch: CustomsBatch;
}

/**
 * A file from its arrival to its end: progress, what the check found, the decision, and every row that needs a look. What is rarely
 * asked for comes last: other columns, where the file came from, and taking it back.
 */
export function BatchRecord({ batch }: BatchRecordProps) {
  const { t } = useTranslation('customs');
  const { t: status } = useTranslation('batchStatus');
  const stage = stageOf(batch.status);
  const wasPosted = batch.status === 'Posted' || batch.status === 'RolledBack';
  const isAllPosted = batch.status === 'Posted' && batch.rowsFaulty + batch.rowsDuplicate === 0;
  const hidesRows =
    stage === 'working' || isAllPosted || batch.status === 'Failed' || batch.status === 'RolledBack';
  const [refusal, setRefusal] = useState<string>();
  const [statusAtFirst] = useState(batch.status);
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
      {stage === 'deciding' ? <BatchDecision batch={batch} onRefused={setRefusal} /> : null}
      {batch.needsColumns ? <BatchColumns key={batch.version} batch={batch} /> : null}
      {batch.needsColumns && stage !== 'deciding' ? (
        <DiscardBatch batch={batch} onRefused={setRefusal} />
      ) : null}
      {batch.notices.length === 0 ? null : (
        <ul className={batch.status === 'Failed' ? 'surface notice-list ps-5' : 'batch-notices'}>
          {batch.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {hidesRows ? null : <BatchRows batch={batch} />}
      {stage === 'deciding' && !batch.needsColumns ? (
        <BatchColumns key={batch.version} batch={batch} />
      ) : null}
      {batch.status === 'Posted' ? <Dependents batch={batch} /> : null}
      <FileDetails batch={batch} />
    </>
  );
}
