import { useTranslation } from 'react-i18next';
import { ErrorSummary, type SummaryEntry } from '../../../components/form/ErrorSummary';
import { useFaultText } from './useFaultText';
import type { ReportWizardState } from './useReportWizard';

interface ReportSummaryProps {
  readonly wizard: ReportWizardState;
}

/** More than these would bury the page. */
const MOST = 8;

/** What stands against the page on screen after an attempt to go on; on the last page, against any of them. */
export function ReportSummary({ wizard }: ReportSummaryProps) {
  const { t } = useTranslation('reportForm');
  const textOf = useFaultText();
  const { step, attempt, go } = wizard;
  if (!wizard.isTried(step)) return null;
  const faults = wizard.openOn(step);
  const entries = faults.slice(0, MOST).map((fault): SummaryEntry => {
    const entry = { fieldId: fault.fieldId, message: textOf(fault) };
    if (fault.step === step) return entry;
    return {
      ...entry,
      message: `${t(`steps.${fault.step}`)}: ${entry.message}`,
      onGo: () => {
        go(fault.step);
      },
    };
  });
  const more = faults.length - entries.length;
  return (
    <ErrorSummary
      attempt={attempt}
      entries={more > 0 ? [...entries, { message: t('summary.more', { count: more }) }] : entries}
    />
  );
}
