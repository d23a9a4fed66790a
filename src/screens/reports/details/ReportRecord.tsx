import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Alert } from 'reactstrap';
import { isStaff } from '../../../../domain/roles';
import { isActing } from '../../../../domain/permissions';
import { reportsApi } from '../../../api/reports/filing';
import { useDownload } from '../../../api/base/useDownload';
import { usePersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { DownloadButton } from '../../../components/DownloadButton';
import { MoreMenu } from '../../../components/list/MoreMenu';
import { PageHeader } from '../../../components/PageHeader';
import { PrintButton } from '../../../components/PrintButton';
import { reportTone } from '../../../components/columns/reportTone';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useLanguage } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import { WaitingCorrection } from '../../shared/WaitingCorrection';
import { selectActor } from '../../../state/actor';
import type { ReportRecord as Report } from '../create/useSubmitReport';
import { ReportLines } from '../ReportLines';
import { ReturnedNotice } from '../ReturnedNotice';
import { CorrectionDialog } from './correct/CorrectionDialog';
import { ReportAmounts } from './ReportAmounts';
import { actionsFor } from './shownActions';
import { ReportActions } from './ReportActions';
import { ReportBefore } from './ReportBefore';
import { ReportEntries } from './ReportEntries';
import { ReportFacts } from './ReportFacts';
import { ReportHistory } from './ReportHistory';
import { ReviewDialog } from './ReviewDialog';
import { ReviewNotices } from './ReviewNotices';
import { useReviewActions } from './useReviewActions';
import { VersionCompare } from './VersionCompare';
import { WaitingEffects } from './WaitingEffects';

interface ReportRecordProps {
  readonly report: Report;
}

/** A report with all that belongs to it, and the actions of whoever looks at it. */
export function ReportRecord({ report }: ReportRecordProps) {
  const { t } = useTranslation('reportRecord');
  const { t: words } = useTranslation('reports');
  const language = useLanguage();
  const periodName = usePeriodName();
  const actor = useSelector(selectActor);
  const side = isStaff(actor.roles) && !isActing(actor) ? 'staff' : 'company';
  const receipt = useDownload(
    reportsApi.endpoints.downloadReceipt,
    `${report.receiptNumber ?? report.number}.pdf`,
  );
  const [asked, setAsked] = useState<'accept' | 'return' | 'write-off' | 'void' | null>(null);
  const reasons = usePersistedReasons<'return'>(`report-${report.id}`);
  const actions = useReviewActions(report, reasons.forget);
  const { pendingAmendmentId, isCurrent, status } = report;
  const isWaiting =
    !isCurrent && (status === 'Submitted' || status === 'UnderReview' || status === 'Returned');
  const standing = report.versions.find((version) => version.isCurrent);
  return (
    <>
      <PageHeader
        title={report.number}
        badge={
          <>
            <StatusBadge tone={reportTone(status)} label={words(`statuses.${status}`)} />
            {isWaiting ? <StatusBadge tone="neutral" label={t('isAmendment')} /> : null}
          </>
        }
        lead={`${report.companyName} · ${periodName(report.period)} ${report.fiscalYear}`}
        actions={
          <>
            {side === 'company' ? (
              <PrintButton>{t('print')}</PrintButton>
            ) : (
              <MoreMenu look={null} tools={<PrintButton size="sm">{t('print')}</PrintButton>} />
            )}
            {report.receiptNumber === null ? null : (
              <DownloadButton
                {...receipt}
                onPress={() => {
                  receipt.run({ params: { id: report.id } });
                }}
              >
                {t('receipt')}
              </DownloadButton>
            )}
          </>
        }
      />
      <ReviewNotices outcome={actions.outcome} onDismiss={actions.forgetOutcome} />
      {status === 'Returned' ? <ReturnedNotice report={report} /> : null}
      {pendingAmendmentId === null || pendingAmendmentId === report.id ? null : (
        <Alert color="info" fade={false}>
          {t('pending')} <Link to={`/assessments/details?id=${pendingAmendmentId}`}>{t('openPending')}</Link>
        </Alert>
      )}
      {isCurrent || standing === undefined ? null : (
        <Alert color="info" fade={false}>
          {t(isWaiting ? 'waiting' : 'replaced')}{' '}
          <Link to={`/assessments/details?id=${standing.id}`}>
            {t('openStanding', { number: standing.number })}
          </Link>
        </Alert>
      )}
      {report.isLate ? <p className="alert alert-warning">{t('late')}</p> : null}
      {report.corrections
        .filter(({ state }) => state === 'waiting')
        .map((correction) => (
          <WaitingCorrection key={correction.id} correction={correction} />
        ))}
      {isWaiting ? <WaitingEffects report={report} /> : null}
      <div className="report-columns">
        <div>
          <ReportAmounts report={report} />
          {side === 'staff' ? <ReportBefore report={report} /> : null}
          <ReportFacts report={report} />
        </div>
        <div>
          <section className="surface no-print" aria-labelledby="report-actions">
            <h2 id="report-actions">{t('action.title')}</h2>
            <ReportActions
              report={report}
              actions={actionsFor(report, actor, side, language)}
              isBusy={actions.isBusy}
              onAsk={(action) => {
                actions.forgetOutcome();
                if (action === 'take-up') void actions.review('take-up', '', null);
                else setAsked(action);
              }}
            />
          </section>
          <ReportHistory timeline={report.timeline} />
        </div>
      </div>
      <section className="surface" aria-labelledby="report-lines">
        <h2 id="report-lines">{t('lines')}</h2>
        <ReportLines lines={report.lines} unit={report.unit} name={t('linesTable')} />
      </section>
      <ReportEntries report={report} side={side} />
      <VersionCompare report={report} />
      {asked === 'write-off' || asked === 'void' ? (
        <CorrectionDialog
          kind={asked}
          report={report}
          onClose={() => {
            setAsked(null);
          }}
        />
      ) : asked === null ? null : (
        <ReviewDialog
          action={asked}
          report={report}
          actions={actions}
          reasons={reasons}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
