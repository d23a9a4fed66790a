import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import { SubmitButton } from './SubmitButton';

interface WizardFootProps<S> {
  /** What it comes to so far, and how far it is saved. */
  readonly children: ReactNode;
  /** The step before this one; null on the first. */
  readonly before: S | null;
  readonly go: (step: S) => void;
  /** The words of the button that leads back, and of the one that leads on. */
  readonly back: string;
  readonly on: string;
  readonly isBusy: boolean;
  /** Why the reader may not go on, in place of the button. */
  readonly refusal?: string | undefined;
  /** Another way on, beside the one to the next page. */
  readonly shortcut?: ReactNode;
}

/** The foot of every page of a wizard: what stands so far, back and on. */
export function WizardFoot<S>({
  children,
  before,
  go,
  back,
  on,
  isBusy,
  refusal,
  shortcut,
}: WizardFootProps<S>) {
  return (
    <div className="wizard-bar">
      {children}
      <div className="wizard-buttons">
        {before === null ? null : (
          <Button
            color="secondary"
            outline
            onClick={() => {
              go(before);
            }}
          >
            {back}
          </Button>
        )}
        {shortcut}
        {refusal === undefined ? (
          <SubmitButton isBusy={isBusy}>{on}</SubmitButton>
        ) : (
          <span className="refusal">{refusal}</span>
        )}
      </div>
    </div>
  );
}
