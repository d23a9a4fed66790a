import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { money } from '../../../../domain/money';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { reportsApi, useGetAmendmentEffectsQuery, useGetReportQuery } from '../../../api/reports/filing';
import { useDownload } from '../../../api/base/useDownload';
import { DownloadButton } from '../../../components/DownloadButton';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { Receipt } from '../../../components/Receipt';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';

interface ReportReceiptProps {
  readonly reportId: string;
}

/** The proof that a report or an amendment was sent: its number, when, what is due and what happens next. */
export function ReportReceipt({ reportId }: ReportReceiptProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const language = useLanguage();
  const periodName = usePeriodName();
  const pdf = useDownload(reportsApi.endpoints.downloadReceipt, 'receipt.pdf');
  const { currentData: report, error, refetch } = useGetReportQuery({ params: { id: reportId } });
  const { data: program } = useGetProgramQuery(undefined);
  const failure = readApiFailure(error);
  const isAmendment = report?.isCurrent === false;
  const { data: effects } = useGetAmendmentEffectsQuery(
    isAmendment ? { params: { id: reportId } } : skipToken,
  );
  const own = effects?.effects[0];
  const differenceText = (difference: string): string =>
    money(difference) > 0n
      ? t('receipt.amendOwed', { amount: format.money(difference) })
      : money(difference) < 0n
        ? t('receipt.amendCredit', { amount: format.money(difference.replace('-', '')) })
        : t('effects.same');
  if (report === undefined) {
    return (
      <>
        <PageHeader title={t('receipt.title')} />
        {failure === null ? (
          <SkeletonLines count={6} />
        ) : (
          <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const due = format.date(report.dueDate);
  const isOwing = money(report.balance) > 0n;
  return (
    <Receipt
      title={t(isAmendment ? 'receipt.amendTitle' : 'receipt.title')}
      facts={[
        { name: t('receipt.number'), value: <strong>{report.receiptNumber ?? '–'}</strong>, isFigure: true },
        { name: t('receipt.report'), value: report.number, isFigure: true },
        { name: t('receipt.company'), value: report.companyName },
        { name: t('receipt.period'), value: `${periodName(report.period)} ${report.fiscalYear}` },
        {
          name: t('receipt.sentAt'),
          value: report.submittedAt === null ? '–' : format.instant(report.submittedAt),
          isFigure: true,
        },
        { name: t('receipt.certifiedBy'), value: report.certifiedBy?.name ?? '–' },
        ...(isAmendment
          ? own === undefined
            ? []
            : [
                { name: t('receipt.before'), value: format.money(own.before.amount), isFigure: true },
                { name: t('receipt.after'), value: format.money(own.after.amount), isFigure: true },
              ]
          : [
              { name: t('receipt.amount'), value: format.money(report.amountDue), isFigure: true },
              { name: t('receipt.due'), value: due, isFigure: true },
            ]),
      ]}
      next={
        isAmendment
          ? [
              t('receipt.amendNext1'),
              t('receipt.amendNext2'),
              ...(effects == null ? [] : [differenceText(effects.totalDifference)]),
              t('receipt.amendNext3'),
            ]
          : [
              t('receipt.next1'),
              isOwing
                ? [
                    t(report.isLate ? 'receipt.nextPayLate' : 'receipt.nextPay', {
                      amount: format.money(report.balance),
                      due,
                    }),
                    program === undefined
                      ? ''
                      : t('receipt.nextCharge', {
                          days: program.graceDays,
                          charge: format.quantity(program.lateChargePercent),
                          interest: format.quantity(program.interestMonthlyPercent),
                        }),
                  ].join(' ')
                : t('receipt.nextNothing'),
              t('receipt.next3'),
            ]
      }
      actions={
        <>
          {report.receiptNumber === null ? null : (
            <DownloadButton
              {...pdf}
              onPress={() => {
                pdf.run({ params: { id: report.id } });
              }}
            >
              {t('receipt.pdf')}
            </DownloadButton>
          )}
          <Button tag={Link} color="secondary" outline to="/assessments">
            {t('receipt.all')}
          </Button>
          {report.actions.includes('pay') ? (
            <Button tag={Link} color="primary" to={`/ledger?pay=${report.id}`}>
              {t('receipt.pay')}
            </Button>
          ) : null}
          <Button tag={Link} color="secondary" outline to={`/assessments/details?id=${report.id}`}>
            {t('receipt.open')}
          </Button>
        </>
      }
    />
  );
}
