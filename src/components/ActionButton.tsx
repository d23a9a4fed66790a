import type { ReactNode } from 'react';
import { Button } from 'reactstrap';

interface ActionButtonProps {
  /** Ties the reason to the button. */
  readonly id: string;
  readonly color?: 'primary' | 'secondary';
  /** Why it is refused and who could; undefined where it is allowed. */
  readonly refusal: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The button of an action; refused, it stays in sight and says why. */
export function ActionButton({ id, color = 'secondary', refusal, onClick, children }: ActionButtonProps) {
  if (refusal === undefined)
    return (
      <Button color={color} outline onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <div className="action">
      <Button
        className="align-self-start"
        color={color}
        outline
        aria-disabled
        aria-describedby={`${id}-refusal`}
      >
        {children}
      </Button>
      <span className="refusal" id={`${id}-refusal`}>
        {refusal}
      </span>
    </div>
  );
}
