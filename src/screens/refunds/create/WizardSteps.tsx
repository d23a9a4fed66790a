import check from 'bootstrap-icons/icons/check-lg.svg';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { CLAIM_STEPS, type ClaimStep } from './claimSteps';

interface WizardStepsProps {
  readonly step: ClaimStep;
  /** Steps that were tried and have something to correct. */
  readonly faulty: ReadonlySet<ClaimStep>;
  /** Steps with nothing left to do. */
  readonly done: ReadonlySet<ClaimStep>;
  readonly onGo: (step: ClaimStep) => void;
}

/** The pages of the wizard, which one is on screen, and which are done. */
export function WizardSteps({ step, faulty, done, onGo }: WizardStepsProps) {
  const { t } = useTranslation('claim');
  const at = CLAIM_STEPS.indexOf(step) + 1;
  return (
    <nav aria-label={t('steps.label')} className="wizard-steps">
      <p className="wizard-progress">{t('steps.progress', { at, of: CLAIM_STEPS.length })}</p>
      <ol>
        {CLAIM_STEPS.map((each, index) => {
          const isFaulty = faulty.has(each);
          const isDone = !isFaulty && done.has(each) && each !== step;
          return (
            <li
              key={each}
              className={`${each === step ? 'is-current' : ''} ${isFaulty ? 'is-faulty' : ''} ${isDone ? 'is-done' : ''}`}
            >
              <button
                type="button"
                aria-current={each === step ? 'step' : undefined}
                onClick={() => {
                  onGo(each);
                }}
              >
                <span className="wizard-number" aria-hidden="true">
                  {isFaulty ? '!' : isDone ? <Icon paths={check} /> : index + 1}
                </span>
                {t(`steps.${each}`)}
                {isFaulty || isDone ? (
                  <span className="visually-hidden"> {t(isFaulty ? 'steps.faulty' : 'steps.done')}</span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
