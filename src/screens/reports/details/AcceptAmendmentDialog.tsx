import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetAmendmentEffectsQuery } from '../../../api/reports/filing';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';
import { EffectsTable } from '../EffectsTable';
import type { ReviewActions } from './useReviewActions';

interface AcceptAmendmentDialogProps {
  readonly report: ReportRecord;
  readonly actions: ReviewActions;
  readonly onClose: () => void;
}

/**
 * Accepting an amendment accepts the very difference that is shown, in its own report and the later ones of the year. Where that
 * has moved in the meantime nothing is accepted; the new figures are shown and asked about.
 */
export function AcceptAmendmentDialog({ report, actions, onClose }: AcceptAmendmentDialogProps) {
  const { t } = useTranslation('reportRecord');
  const format = useFormat();
  const language = useLanguage();
  const { data, isFetching, error, refetch } = useGetAmendmentEffectsQuery(
    { params: { id: report.id } },
    { refetchOnMountOrArgChange: true },
  );
  const [before, setBefore] = useState<string | null>(null);
  const failure = readApiFailure(error);
  const total = data?.totalDifference;
  return (
    <ConfirmDialog
      title={t('question.acceptAmendment')}
      confirm={
        total === undefined || isFetching
          ? t('confirm.accept')
          : t('confirm.acceptAmendment', { amount: format.money(total) })
      }
      onConfirm={async () => {
        if (total === undefined || isFetching) return t('about.effectsComing');
        const sentence = await actions.review('accept', '', total);
        if (sentence !== null) setBefore(total);
        return sentence;
      }}
      onClose={onClose}
    >
      <p>{t('about.acceptAmendment', { number: report.number, company: report.companyName })}</p>
      {before !== null && total !== undefined && before !== total ? (
        <p className="alert alert-warning" role="status">
          {t('about.moved', { before: format.money(before), now: format.money(total) })}
        </p>
      ) : null}
      {data === null ? null : data !== undefined ? (
        <EffectsTable effects={data} unit={report.unit} />
      ) : failure === null ? (
        <SkeletonLines count={4} />
      ) : (
        <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
      )}
    </ConfirmDialog>
  );
}
