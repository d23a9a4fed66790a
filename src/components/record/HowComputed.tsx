import type { ReactNode } from 'react';

interface HowComputedProps {
  /** What can be opened, such as "How this was computed". */
  readonly summary: string;
  /** Sentences, one for each step, in order. */
  readonly steps: readonly string[];
  /** What the steps rest on. */
  readonly children?: ReactNode;
}

/** How an amount came about, step by step, for whoever asks. */
export function HowComputed({ summary, steps, children }: HowComputedProps) {
  return (
    <details className="how-computed">
      <summary>{summary}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </details>
  );
}
