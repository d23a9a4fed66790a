import { useTranslation } from 'react-i18next';
import { ErrorSummary, type SummaryEntry } from '../../../components/form/ErrorSummary';
import { stepOfField } from './applySteps';
import { STATEMENTS } from './applicationFaults';
import { type ApplyWizardState, SIGNED } from './useApplyWizard';

interface ApplySummaryProps {
  readonly wizard: ApplyWizardState;
}

/** What stands against the page on screen after an attempt to go on; on the last page, against any of them. */
export function ApplySummary({ wizard }: ApplySummaryProps) {
  const { t } = useTranslation('exemption');
  const { step, attempt, go } = wizard;
  if (!wizard.isTried(step)) return null;
  const entries = wizard.openOn(step).map(({ field, sentence: general }): SummaryEntry => {
    // Each statement that was not confirmed is named: the same sentence several times would not say which.
    const statement = STATEMENTS.find((each) => field === `claim.${each}`);
    const sentence =
      statement === undefined ? general : t('sign.tick', { statement: t(`figures.${statement}`) });
    const home = stepOfField(field);
    if (home === step) return { fieldId: field, message: sentence };
    return {
      fieldId: field,
      message: `${t(`steps.${home}`)}: ${sentence}`,
      onGo: () => {
        go(home);
      },
    };
  });
  const unsigned =
    step === 'review' && wizard.maySign
      ? SIGNED.filter((name) => !wizard.signed[name]).map((name) => ({
          fieldId: `certifications.${name}`,
          message: t('sign.tick', { statement: t(`sign.${name}`) }),
        }))
      : [];
  return <ErrorSummary attempt={attempt} entries={[...entries, ...unsigned]} />;
}
