import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useState } from 'react';

/**
 * Keeps the row that has the focus on the page when it scrolls out of view, so that the focus and what is typed there are not lost
 * (H102).
 */
export function useHeldRow() {
  const [held, setHeld] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const inView = defaultRangeExtractor(range);
      if (held === null || held >= range.count || inView.includes(held)) return inView;
      return [...inView, held].sort((one, other) => one - other);
    },
    [held],
  );
  return {
    rangeExtractor,
    /** For the element around the rows. */
    around: {
      onFocus: ({ target }: FocusEvent): void => {
        const row = target.closest<HTMLElement>('[data-index]');
        setHeld(row === null ? null : Number(row.dataset['index']));
      },
      onBlur: (): void => {
        setHeld(null);
      },
    },
  };
}
