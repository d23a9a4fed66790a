import check from 'bootstrap-icons/icons/check-lg.svg';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';

interface WizardStepsProps<S extends string> {
  /** What the steps are of, for those who listen. */
  readonly label: string;
  readonly steps: readonly { readonly step: S; readonly name: string }[];
  readonly current: S;
  /** Steps that were tried and have something to correct. */
  readonly faulty: ReadonlySet<S>;
  /** Steps with nothing left to do. */
  readonly done: ReadonlySet<S>;
  readonly onGo: (step: S) => void;
}

/** The pages of a wizard, which one is on screen, and which are done. */
export function WizardSteps<S extends string>({
  label,
  steps,
  current,
  faulty,
  done,
  onGo,
}: WizardStepsProps<S>) {
  const { t } = useTranslation('components');
  const at = steps.findIndex(({ step }) => step === current) + 1;
  const progress = useRef<HTMLParagraphElement>(null);
  const shown = useRef(current);
  // The next page begins here, also for whoever listens or uses the keyboard. Errors above it take the focus after that.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    progress.current?.focus();
  }, [current]);
  return (
    <nav aria-label={label} className="wizard-steps">
      <p ref={progress} className="wizard-progress" tabIndex={-1}>
        {t('wizard.progress', { at, of: steps.length })}
        <span className="visually-hidden">: {steps[at - 1]?.name}</span>
      </p>
      <ol>
        {steps.map(({ step, name }, index) => {
          const isFaulty = faulty.has(step);
          const isDone = !isFaulty && done.has(step) && step !== current;
          return (
            <li
              key={step}
              className={`${step === current ? 'is-current' : ''} ${isFaulty ? 'is-faulty' : ''} ${isDone ? 'is-done' : ''}`}
            >
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                onClick={() => {
                  onGo(step);
                }}
              >
                <span className="wizard-number" aria-hidden="true">
                  {isFaulty ? '!' : isDone ? <Icon paths={check} /> : index + 1}
                </span>
                {name}
                {isFaulty || isDone ? (
                  <span className="visually-hidden"> {t(isFaulty ? 'wizard.faulty' : 'wizard.done')}</span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
