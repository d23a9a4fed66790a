import type { ReactNode } from 'react';
import { Button } from 'reactstrap';

interface PrintButtonProps {
  readonly size?: 'sm';
  readonly children: ReactNode;
}

/** Prints the page as it stands. */
export function PrintButton({ size, children }: PrintButtonProps) {
  return (
    <Button
      color="secondary"
      outline
      {...(size === undefined ? {} : { size })}
      onClick={() => {
        print();
      }}
    >
      {children}
    </Button>
  );
}
