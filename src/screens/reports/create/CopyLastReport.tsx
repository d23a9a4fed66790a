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
import { isBlank, type NewLine, type ReportEvent, type ReportForm } from './reportForm';
import type { PeriodFacts } from './reportSource';
import { skipToken } from '@reduxjs/toolkit/query';
import type { DataOf } from '../../../../contract/endpoint';
import type { listReports } from '../../../../contract/endpoints/reports/list';
import { useListReportsQuery } from '../../../api/reports/list';

interface CopyLastReportProps {
  readonly facts: PeriodFacts;
  /** Only a period's report begins with another one's lines, an amendment has its own. */
  readonly isPeriod: boolean;
  readonly form: ReportForm;
  readonly send: Dispatch<ReportEvent>;
}

type Outcome =
  /** Lines are there already: a copy below them could report everything twice. */
  | { readonly kind: 'asks'; readonly lines: readonly NewLine[] }
  | { readonly kind: 'copied'; readonly keys: readonly string[]; readonly undated: number }
  | { readonly kind: 'failed'; readonly sentence: string };

/** The lines of the last report as a start for this one. They are lines like typed ones: nothing is sent. */
export function CopyLastReport({ facts, isPeriod, form, send }: CopyLastReportProps) {
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const periodName = usePeriodName();
  const dispatch = useApiDispatch();
  const last = useLastReport(facts, isPeriod);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (last === null) return null;
  // What is said of lines goes with them.
  const isCopied = outcome?.kind === 'copied' && form.lines.some(({ key }) => outcome.keys.includes(key));
  const hasLines = form.lines.some((line) => !isBlank(line));

  function take(lines: readonly NewLine[], isReplacing: boolean): void {
    send({ type: 'linesRead', lines, isReplacing });
    const keys = lines.map((_, index) => `l${form.nextKey + index}`);
    setOutcome({ kind: 'copied', keys, undated: lines.filter(({ date }) => date === '').length });
  }

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
    if (hasLines) setOutcome({ kind: 'asks', lines });
    else take(lines, false);
  }

  const name = `${periodName(last.period)} ${last.fiscalYear}`;
  return (
    <>
      {isCopied || outcome?.kind === 'asks' ? null : (
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
      {outcome?.kind === 'failed' ? (
        <Alert color="danger" fade={false} className="copied-notice">
          {outcome.sentence}
        </Alert>
      ) : outcome?.kind === 'asks' ? (
        <CopyChoice
          period={name}
          onChoose={(isReplacing) => {
            take(outcome.lines, isReplacing);
          }}
          onCancel={() => {
            setOutcome(null);
          }}
        />
      ) : isCopied ? (
        <Alert color="info" fade={false} className="copied-notice">
          {t('copy.done', { count: outcome.keys.length, period: name })}
          {outcome.undated === 0 ? '' : ` ${t('copy.undated', { count: outcome.undated })}`}
        </Alert>
      ) : null}
    </>
  );
}

interface CopyChoiceProps {
  readonly period: string;
  readonly onChoose: (isReplacing: boolean) => void;
  readonly onCancel: () => void;
}

/** Whether copied lines take the place of those on screen or follow them. */
function CopyChoice({ period, onChoose, onCancel }: CopyChoiceProps) {
  const { t } = useTranslation('reportForm');
  const press = (name: string, onClick: () => void) => (
    <Button color="secondary" outline size="sm" onClick={onClick}>
      {name}
    </Button>
  );
  return (
    <Alert color="warning" fade={false} className="copied-notice">
      <p>{t('copy.asks', { period })}</p>
      <div className="pill-row">
        {press(t('copy.replace'), () => {
          onChoose(true);
        })}
        {press(t('copy.add'), () => {
          onChoose(false);
        })}
        {press(t('paste.cancel'), onCancel)}
      </div>
    </Alert>
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
