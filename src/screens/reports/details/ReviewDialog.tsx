import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits';
import type { PersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { ReasonDialog } from '../../../components/dialog/ReasonDialog';
import { useFormat } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';
import { AcceptAmendmentDialog } from './AcceptAmendmentDialog';
import type { ReviewActions } from './useReviewActions';

interface ReviewDialogProps {
  readonly action: 'accept' | 'return';
  readonly report: ReportRecord;
  readonly actions: ReviewActions;
  readonly reasons: PersistedReasons<'return'>;
  readonly onClose: () => void;
}

/** The question before a report is accepted or returned, with what it means. */
export function ReviewDialog({ action, report, actions, reasons, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('reportRecord');
  const format = useFormat();
  if (action === 'return')
    return (
      <ReasonDialog
        title={t('question.return')}
        purpose="company"
        maxLength={LIMITS.reasonText}
        written={reasons.get('return')}
        onWrite={(written) => {
          reasons.write('return', written);
        }}
        confirm={t('confirm.return')}
        onConfirm={(_, text) => actions.review('return', text, null)}
        onClose={onClose}
      >
        <p>{t(report.isCurrent ? 'about.return' : 'about.returnAmendment')}</p>
      </ReasonDialog>
    );
  if (!report.isCurrent) return <AcceptAmendmentDialog report={report} actions={actions} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('question.accept')}
      confirm={t('confirm.accept')}
      onConfirm={() => actions.review('accept', '', null)}
      onClose={onClose}
    >
      <p>
        {t('about.accept', {
          number: report.number,
          company: report.companyName,
          amount: format.money(report.amountDue),
        })}
      </p>
    </ConfirmDialog>
  );
}
