import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits';
import type { KeptReasons } from '../../../api/useKeptReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { ReasonDialog } from '../../../components/dialog/ReasonDialog';
import { useFormat } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';
import { AcceptAmendmentDialog } from './AcceptAmendmentDialog';
import type { ReviewDeeds } from './useReviewDeeds';

interface ReviewDialogProps {
  readonly deed: 'accept' | 'return';
  readonly report: ReportRecord;
  readonly deeds: ReviewDeeds;
  readonly reasons: KeptReasons<'return'>;
  readonly onClose: () => void;
}

/** The question before a report is accepted or returned, with what it means. */
export function ReviewDialog({ deed, report, deeds, reasons, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('reportRecord');
  const format = useFormat();
  if (deed === 'return')
    return (
      <ReasonDialog
        title={t('question.return')}
        purpose="company"
        maxLength={LIMITS.reasonText}
        written={reasons.of('return')}
        onWrite={(written) => {
          reasons.write('return', written);
        }}
        confirm={t('confirm.return')}
        onConfirm={(_, text) => deeds.review('return', text, null)}
        onClose={onClose}
      >
        <p>{t(report.isCurrent ? 'about.return' : 'about.returnAmendment')}</p>
      </ReasonDialog>
    );
  if (!report.isCurrent) return <AcceptAmendmentDialog report={report} deeds={deeds} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('question.accept')}
      confirm={t('confirm.accept')}
      onConfirm={() => deeds.review('accept', '', null)}
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
