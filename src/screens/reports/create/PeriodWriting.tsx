import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useDiscardReportDraftMutation } from '../../../api/reports/filing';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { selectOwner } from '../../../state/session';
import type { Beginning } from './foundReport';
import { ReportWizard } from './ReportWizard';
import type { PeriodFacts, ReportSource } from './reportSource';
import { useFoundReport } from './useFoundReport';

interface PeriodWritingProps {
  readonly source: ReportSource;
  readonly facts: PeriodFacts;
  readonly beginning: Beginning;
  readonly isFiled: boolean;
}

/** Takes up what was written of a report before, or begins one, and leads to its receipt. */
export function PeriodWriting(props: PeriodWritingProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Writing
      key={attempt}
      {...props}
      onAgain={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

function Writing({
  source,
  facts,
  beginning,
  isFiled,
  onAgain,
}: PeriodWritingProps & { readonly onAgain: () => void }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const owner = useSelector(selectOwner);
  const [discard] = useDiscardReportDraftMutation();
  const finding = useFoundReport(owner, source, beginning);
  if (finding.kind === 'looking') return <SkeletonLines count={8} />;
  if (finding.kind === 'failed')
    return <LoadFailure message={errorMessage(finding.failure, language)} onRetry={onAgain} />;
  return (
    <ReportWizard
      owner={owner}
      source={source}
      facts={facts}
      found={finding.found}
      onSubmitted={({ id }) => {
        // In place of the last page: going back does not lead to a form that was sent.
        void navigate(`/assessments/create?sent=${id}`, { replace: true });
      }}
      onDiscard={async () => {
        if (source.kind === 'period') {
          const query = { fiscalYear: source.fiscalYear.toString(), index: source.index.toString() };
          const failure = readApiFailure((await discard({ query })).error);
          if (failure !== null) return errorMessage(failure, language);
        }
        return null;
      }}
      onStartOver={onAgain}
      isFiled={isFiled}
    />
  );
}
