import { useTranslation } from 'react-i18next';
import { ErrorSummary, type SummaryEntry } from '../../../components/form/ErrorSummary';
import { stepOfField } from './claimSteps';
import type { ClaimWizardState } from './useClaimWizard';
import { useSummarySentence } from './useSummarySentence';

interface WizardSummaryProps {
  readonly wizard: ClaimWizardState;
}

/** More than these would bury the page; the lines to correct have a view of their own. */
const MOST = 8;

/** What stands against the page on screen after an attempt to go on; on the last page, against any of them. */
export function WizardSummary({ wizard }: WizardSummaryProps) {
  const { t } = useTranslation('claim');
  const sentence = useSummarySentence();
  const { step, attempt, go } = wizard;
  if (!wizard.isTried(step)) return null;
  const faults = wizard.openOn(step);
  const entries = faults.slice(0, MOST).map((fault): SummaryEntry => {
    const home = stepOfField(fault.field);
    const entry = { fieldId: fieldIdOf(fault.field), message: sentence(fault) };
    if (home === step) return entry;
    return {
      ...entry,
      message: `${t(`steps.${home}`)}: ${entry.message}`,
      onGo: () => {
        go(home);
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

/** Ids of amounts carry the line they belong to. */
const fieldIdOf = (field: string): string => field.replace(/^lines\.(.+)$/, 'amount-$1');
