import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';

interface ActionLinkProps {
  /** Ties the reason to the button. */
  readonly id: string;
  readonly to: string;
  /** Why it is refused and who could; undefined where it is allowed. */
  readonly refusal: string | undefined;
  readonly children: ReactNode;
}

/** The way to a screen that does something; refused, it stays in sight and says why. */
export function ActionLink({ id, to, refusal, children }: ActionLinkProps) {
  if (refusal === undefined) {
    return (
      <Button tag={Link} to={to} color="primary" size="sm">
        {children}
      </Button>
    );
  }
  return (
    <div className="action">
      <Button color="primary" size="sm" aria-disabled aria-describedby={`${id}-refusal`}>
        {children}
      </Button>
      <span className="refusal" id={`${id}-refusal`}>
        {refusal}
      </span>
    </div>
  );
}
