import { type Dispatch, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { reportsApi } from '../../../api/reports/filing';
import { useLanguage } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import { copiedLines } from './copiedLines';
import type { ReportEvent } from './reportForm';
import type { PeriodFacts } from './reportSource';
import { skipToken } from '@reduxjs/toolkit/query';
import type { DataOf } from '../../../../contract/endpoint';
import type { listReports } from '../../../../contract/endpoints/reports/list';
import { useListReportsQuery } from '../../../api/reports/list';

interface CopyLastReportProps {
  readonly facts: PeriodFacts;
  /** Only a period's report begins with another one's lines, an amendment has its own. */
  readonly isPeriod: boolean;
  readonly send: Dispatch<ReportEvent>;
}

type Outcome =
  | { readonly kind: 'copied'; readonly lines: number; readonly undated: number }
  | { readonly kind: 'failed'; readonly sentence: string };

/** The lines of the last report as a start for this one. They are lines like typed ones: nothing is sent. */
export function CopyLastReport({ facts, isPeriod, send }: CopyLastReportProps) {
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const periodName = usePeriodName();
  const dispatch = useApiDispatch();
  const last = useLastReport(facts, isPeriod);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (last === null) return null;
  const isCopied = outcome?.kind === 'copied';

  async function copy(id: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { data, error } = await dispatch(
      reportsApi.endpoints.getReport.initiate({ params: { id } }, { subscribe: false }),
    );
    setBusy(false);
    const failure = readApiFailure(error);
    if (data === undefined) {
      if (failure !== null) setOutcome({ kind: 'failed', sentence: errorMessage(failure, language) });
      return;
    }
    const lines = copiedLines(data, facts);
    send({ type: 'linesRead', lines });
    const undated = lines.filter(({ date }) => date === '').length;
    setOutcome({ kind: 'copied', lines: lines.length, undated });
  }

  const name = `${periodName(last.period)} ${last.fiscalYear}`;
  return (
    <>
      {/* A second copy would report everything twice. */}
      {isCopied ? null : (
        <Button
          color="secondary"
          outline
          size="sm"
          aria-disabled={isBusy}
          onClick={() => {
            void copy(last.id);
          }}
        >
          {t('copy.button', { period: name })}
        </Button>
      )}
      {outcome === null ? null : (
        <Alert color={outcome.kind === 'failed' ? 'danger' : 'info'} fade={false} className="copied-notice">
          {outcome.kind === 'failed'
            ? outcome.sentence
            : `${t('copy.done', { count: outcome.lines, period: name })}${
                outcome.undated === 0 ? '' : ` ${t('copy.undated', { count: outcome.undated })}`
              }`}
        </Alert>
      )}
    </>
  );
}

type Report = DataOf<typeof listReports>['rows'][number];

/** The company's newest report of a period before this one; null while it is not known, and where there is none. */
function useLastReport({ dueDate }: PeriodFacts, isWanted: boolean): Report | null {
  const { data } = useListReportsQuery(
    isWanted ? { query: { sort: '-dueDate', pageSize: '25' } } : skipToken,
  );
  return (
    data?.rows.find((report) => report.isCurrent && report.status !== 'Void' && report.dueDate < dueDate) ??
    null
  );
}
