import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { SecondFactor } from '../../../../contract/entities/account';
import { ConfirmByPassword } from './ConfirmByPassword';
import { hasFewCodes, stepActions, type SecondStepStage, type StepAction } from './secondStep';

interface SecondStepChoicesProps {
  readonly factor: SecondFactor;
  /** The change that was just made. */
  readonly done: 'mail' | 'off' | 'app' | null;
  readonly onStage: (stage: SecondStepStage) => void;
}

/** How the second step stands, and a button for each change; one that is not open says why. */
export function SecondStepChoices({ factor, done, onStage }: SecondStepChoicesProps) {
  const { t } = useTranslation('ownSignIn');
  const [asking, setAsking] = useState<StepAction>();
  const isBarred = (action: StepAction): boolean => action === 'off' && factor.isRequired;
  const label = (action: StepAction): string =>
    t(action === 'set-up' && factor.by === 'app' ? 'step.actions.set-up-again' : `step.actions.${action}`);
  return (
    <>
      {done === null ? null : (
        <p role="status" className="alert alert-success">
          {t(`step.done.${done}`)}
        </p>
      )}
      <p>{t(`step.by.${factor.by}`)}</p>
      {factor.by === 'app' ? (
        <p className={hasFewCodes(factor) ? 'alert alert-warning' : undefined}>
          {t('step.codesLeft', { count: factor.recoveryCodesLeft })}
        </p>
      ) : null}
      <div className="d-flex flex-wrap gap-2">
        {stepActions(factor).map((action, index) => (
          <Button
            key={action}
            color={index === 0 ? 'primary' : 'secondary'}
            outline
            aria-disabled={isBarred(action)}
            aria-describedby={isBarred(action) ? 'step-required' : undefined}
            onClick={() => {
              if (!isBarred(action)) setAsking(action);
            }}
          >
            {label(action)}
          </Button>
        ))}
      </div>
      {factor.isRequired ? (
        <p className="form-text mb-0" id="step-required">
          {t('step.required')}
        </p>
      ) : null}
      {asking === undefined ? null : (
        <ConfirmByPassword
          action={asking}
          title={label(asking)}
          onStage={onStage}
          onClose={() => {
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}
