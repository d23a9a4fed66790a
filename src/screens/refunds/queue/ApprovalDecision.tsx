import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, Progress } from 'reactstrap';
import type { BulkApproval } from '../../../../contract/entities/bulkApproval';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useFormat } from '../../../i18n/useFormat';
import { sampledClaimPath } from '../sampledClaimPath';
import { type ApprovalProgress, useApproveTogether } from './useApproveTogether';

/** What it comes to, and the one button: it opens the sample while some of it is unopened, then it decides. */
export function ApprovalDecision({ approval }: { readonly approval: BulkApproval }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { progress, run } = useApproveTogether(approval);
  const unopened = approval.sample.filter(({ isOpened }) => !isOpened);
  const [next] = unopened;
  const figures = {
    count: approval.count,
    shown: format.count(approval.count),
    total: format.money(approval.total),
  };
  if (approval.count === 0) return <p role="status">{t('approval.none')}</p>;
  if (progress?.kind === 'running')
    return (
      <>
        <p role="status">
          {t('approval.progress', { done: format.count(progress.rows.length), all: figures.shown })}
        </p>
        <Progress aria-label={t('approval.title')} value={progress.rows.length} max={approval.count} />
      </>
    );
  if (progress?.kind === 'done') return <Decided progress={progress} />;
  if (approval.isDecided) return <p role="status">{t('approval.decided')}</p>;
  return (
    <>
      {progress === null ? null : (
        <div role="alert">
          <p className="alert alert-danger">{progress.sentence}</p>
          {progress.rows.length === 0 ? null : <p>{t('approval.again')}</p>}
        </div>
      )}
      <p className="approval-summary">{t('approval.summary', figures)}</p>
      <div className="approval-actions">
        {next === undefined ? (
          <Button
            color="primary"
            onClick={() => {
              setAsked(true);
            }}
          >
            {t('approval.confirm', figures)}
          </Button>
        ) : (
          <>
            <Button tag={Link} color="primary" to={sampledClaimPath(next.claimId, approval.id)}>
              {t('approval.openNext')}
            </Button>
            <span>
              {t('approval.openFirst', { count: unopened.length, shown: format.count(unopened.length) })}
            </span>
          </>
        )}
      </div>
      {isAsked ? (
        <ConfirmDialog
          title={t('approval.question', figures)}
          confirm={t('approval.confirm', figures)}
          onConfirm={() => {
            void run();
            return Promise.resolve(null);
          }}
          onClose={() => {
            setAsked(false);
          }}
        >
          <p>{t('approval.about')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Decided({ progress }: { readonly progress: ApprovalProgress }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const refused = progress.rows.filter(({ outcome }) => outcome === 'refused');
  const approved = progress.rows.length - refused.length;
  return (
    <div role="status">
      <p>{t('approval.done', { count: approved, shown: format.count(approved) })}</p>
      {refused.length === 0 ? null : (
        <>
          <h2>{t('approval.refused')}</h2>
          <ul>
            {refused.map((row) => (
              <li key={row.id}>{`${row.number}: ${row.reason ?? ''}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
