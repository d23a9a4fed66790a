import check from 'bootstrap-icons/icons/check-lg.svg';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';

interface StepListProps {
  readonly name: string;
  readonly steps: readonly string[];
  /** Index of the step under way; all are done when it is past the last. */
  readonly current: number;
  /** Goes back to a step already done. */
  readonly onGoTo?: (step: number) => void;
}

/** Where one is in something that takes several steps. */
export function StepList({ name, steps, current, onGoTo }: StepListProps) {
  const { t } = useTranslation('components');
  return (
    <nav aria-label={name}>
      <ol className="step-list">
        {steps.map((step, index) => {
          const isDone = index < current;
          const text = (
            <>
              <span className="step-number" aria-hidden="true">
                {isDone ? <Icon paths={check} /> : index + 1}
              </span>
              {step}
              {isDone ? <span className="visually-hidden"> {t('steps.done')}</span> : null}
            </>
          );
          return (
            <li
              key={step}
              className={isDone ? 'is-done' : undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              {isDone && onGoTo !== undefined ? (
                <button
                  type="button"
                  className="step"
                  onClick={() => {
                    onGoTo(index);
                  }}
                >
                  {text}
                </button>
              ) : (
                <span className="step">{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
