import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Progress } from 'reactstrap';
import type { BulkApproval } from '../../../../contract/entities/bulkApproval';
import { useFormat } from '../../../i18n/useFormat';
import { ApprovalButton } from './ApprovalButton';
import { ApprovalOutcomeList } from './ApprovalOutcomeList';
import { useApproveTogether } from './useApproveTogether';

/** How far the decision is, in an element that stays, so that each change is read out; and the one button. */
export function ApprovalDecision({ approval }: { readonly approval: BulkApproval }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { progress, run } = useApproveTogether(approval);
  const status = useRef<HTMLDivElement>(null);
  const isRunning = progress?.kind === 'running';
  // The button that was pressed is gone now.
  useEffect(() => {
    if (isRunning) status.current?.focus();
  }, [isRunning]);
  const done = isRunning ? progress.approved + progress.refused.length : 0;
  const isDecided = approval.isDecided || progress?.kind === 'done';
  const isOpen = !isRunning && !isDecided && approval.count > 0;
  const outcome = progress?.kind === 'done' && !approval.isDecided ? progress : approval;
  const hasBegun = outcome.approved + outcome.refused.length > 0;
  return (
    <>
      <div ref={status} role="status" tabIndex={-1}>
        {approval.count === 0 ? <p>{t('approval.none')}</p> : null}
        {isRunning ? (
          <p>{t('approval.progress', { done: format.count(done), all: format.count(approval.count) })}</p>
        ) : isDecided || hasBegun ? (
          <ApprovalOutcomeList outcome={outcome} />
        ) : null}
      </div>
      {isRunning ? <Progress aria-label={t('approval.title')} value={done} max={approval.count} /> : null}
      {isOpen && (progress?.kind === 'failed' || hasBegun) ? (
        <div role="alert">
          {progress?.kind === 'failed' ? <p className="alert alert-danger">{progress.sentence}</p> : null}
          {hasBegun ? <p>{t('approval.again')}</p> : null}
        </div>
      ) : null}
      {isOpen ? <ApprovalButton approval={approval} onConfirm={() => void run()} /> : null}
      {isDecided && !isRunning ? (
        <p>
          <Link to="/admin/refunds?status=Verified,Appealed">{t('approval.toQueue')}</Link>
        </p>
      ) : null}
    </>
  );
}
