import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { useGetReportQuery, useListOpenPeriodsQuery } from '../../../api/reports/filing';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import { selectPerson } from '../../../state/session';
import type { OpenPeriod } from '../openPeriod';
import { ReturnedNotice } from '../ReturnedNotice';
import { FiledPeriod } from './FiledPeriod';
import type { Beginning } from './foundReport';
import { lineOfText } from './lineText';
import { PeriodWriting } from './PeriodWriting';
import { blankLine, formOf, type ReportForm } from './reportForm';

interface PeriodReportProps {
  readonly fiscalYear: number;
  readonly index: number;
}

/** The report of one period, written again, from its draft, or from what the board returned. */
export function PeriodReport({ fiscalYear, index }: PeriodReportProps) {
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const periods = useListOpenPeriodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const program = useGetProgramQuery(undefined);
  // Once it is being written it stays on screen, whatever becomes of the list of open periods.
  const [held, setHeld] = useState<OpenPeriod | null>(null);
  const open = periods.data?.find((each) => each.fiscalYear === fiscalYear && each.index === index);
  if (held === null && open !== undefined && !periods.isFetching) setHeld(open);
  const failure = readApiFailure(periods.error ?? program.error);
  const period = held ?? open;
  if (failure !== null && (period === undefined || program.data === undefined))
    return (
      <LoadFailure
        message={`${t('periodsFailed')} ${errorMessage(failure, language)}`}
        onRetry={() => {
          void periods.refetch();
          void program.refetch();
        }}
      />
    );
  if (
    periods.data === undefined ||
    program.data === undefined ||
    (period === undefined && periods.isFetching)
  )
    return <SkeletonLines count={8} />;
  if (period === undefined)
    return (
      <FiledPeriod fiscalYear={fiscalYear} index={index} isMonthly={program.data.reportPeriod === 'MONTH'} />
    );
  return (
    <OnePeriod
      key={`${period.fiscalYear} ${period.index}`}
      period={period}
      unit={program.data.unitCode}
      isFiled={!periods.isFetching && open === undefined}
    />
  );
}

interface OnePeriodProps {
  readonly period: OpenPeriod;
  readonly unit: string;
  readonly isFiled: boolean;
}

function OnePeriod({ period, unit, isFiled }: OnePeriodProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const periodName = usePeriodName();
  const { name } = useSelector(selectPerson);
  const returned = useGetReportQuery(
    period.reportId === null ? skipToken : { params: { id: period.reportId } },
  );
  const beginning = useMemo((): Beginning | null => {
    const certified = (form: ReportForm): ReportForm => ({
      ...form,
      certification: { ...form.certification, name },
    });
    if (period.reportId === null)
      return { form: certified(formOf([blankLine(period.lastDay)])), origin: 'new' };
    if (returned.data === undefined) return null;
    return { form: certified(formOf(returned.data.lines.map(lineOfText))), origin: 'given' };
  }, [period, returned.data, name]);
  const source = { kind: 'period', fiscalYear: period.fiscalYear, index: period.index } as const;
  return (
    <>
      <PageHeader
        title={t('title', { period: periodName(period.period), year: period.fiscalYear })}
        lead={t('lead', {
          first: format.date(period.firstDay),
          last: format.date(period.lastDay),
          due: format.date(period.dueDate),
        })}
      />
      {returned.data === undefined ? null : <ReturnedNotice report={returned.data} />}
      {beginning === null ? (
        <SkeletonLines count={8} />
      ) : (
        <PeriodWriting
          source={source}
          facts={{ ...period, unit, isRunning: period.state === 'running' }}
          beginning={beginning}
          isFiled={isFiled}
        />
      )}
    </>
  );
}
