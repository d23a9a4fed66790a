import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** Id of the heading that names what is inside. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A wide table that scrolls by itself on a narrow screen, by keyboard too. */
export function ScrollBox({ labelledBy, children }: ScrollBoxProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className="table-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
