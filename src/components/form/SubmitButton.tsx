import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
  readonly color?: 'primary' | 'danger';
}

/** Sends a form once: while it is busy it says so and further presses do nothing, but it stays where the focus is. */
export function SubmitButton({ isBusy, children, color = 'primary' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`btn btn-${color}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      {isBusy ? <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
