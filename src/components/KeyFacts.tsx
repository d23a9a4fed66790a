import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Figures stand in tabular numerals. */
  readonly isFigure?: boolean;
  /** The figure that the page is about stands out. */
  readonly isMain?: boolean;
  /** Takes the whole width of a phone: addresses, whose parts do not break well. */
  readonly isWide?: boolean;
}

interface KeyFactsProps {
  readonly facts: readonly Fact[];
}

/** What is most worth knowing of a record: names above, values below, side by side where there is room. */
export function KeyFacts({ facts }: KeyFactsProps) {
  return (
    <dl className="key-facts">
      {facts.map(({ name, value, isFigure = false, isMain = false, isWide = false }) => (
        <div key={name} className={isWide ? 'is-wide' : undefined}>
          <dt>{name}</dt>
          <dd className={isMain ? 'figure is-main' : isFigure ? 'figure' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
