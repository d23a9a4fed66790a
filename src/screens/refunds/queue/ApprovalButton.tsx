import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { BulkApproval } from '../../../../contract/entities/bulkApproval';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useFormat } from '../../../i18n/useFormat';
import { sampledClaimPath } from '../sampledClaimPath';
import { NewAccountNotice } from './NewAccountNotice';

interface ApprovalButtonProps {
  readonly approval: BulkApproval;
  readonly onConfirm: () => void;
}

/** What is left to decide comes to, and the one button: it opens the sample while some of it is unopened, then it decides. */
export function ApprovalButton({ approval, onConfirm }: ApprovalButtonProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const unopened = approval.sample.filter(({ isOpened }) => !isOpened);
  const [next] = unopened;
  const figures = {
    count: approval.left,
    shown: format.count(approval.left),
    total: format.money(approval.leftTotal),
  };
  return (
    <>
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
            onConfirm();
            return Promise.resolve(null);
          }}
          onClose={() => {
            setAsked(false);
          }}
        >
          <NewAccountNotice accounts={approval.newAccounts} />
          <p>{t('approval.about')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
