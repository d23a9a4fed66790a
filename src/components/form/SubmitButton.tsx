import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import { BusyMark } from '../BusyMark';

interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
  readonly color?: 'primary' | 'danger';
}

/** Sends a form once: while it is busy it says so and further presses do nothing, but it stays where the focus is. */
export function SubmitButton({ isBusy, children, color = 'primary' }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      color={color}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {isBusy ? <BusyMark /> : null}
      {children}
    </Button>
  );
}
