import type { ReactNode } from 'react';

type ScrollBoxProps = { readonly children: ReactNode } & (
  | {
      /** Id of the heading that names what is inside. */
      readonly labelledBy: string;
    }
  | {
      /** Its own name, where the heading names a region around it. */
      readonly label: string;
    }
);

/** A wide table that scrolls by itself on a narrow screen, by keyboard too. */
export function ScrollBox({ children, ...name }: ScrollBoxProps) {
  const named = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className="table-scroll" role="region" {...named} tabIndex={0}>
      {children}
    </div>
  );
}
