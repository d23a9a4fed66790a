import { useState } from 'react';
import type { ListState } from './listTypes';
import { nothingSelected, type Selection } from './selection';

/**
 * Rows chosen for an action on many. "All that match" are those that matched when they were chosen: once the list is narrowed
 * otherwise nothing is chosen, for the action would reach rows nobody has looked at.
 */
export function useSelection({ q, filters }: Pick<ListState, 'q' | 'filters'>) {
  const basis = JSON.stringify([q, filters]);
  const [held, setHeld] = useState({ basis, chosen: nothingSelected });
  const isOther = held.chosen.kind === 'all-matching' && held.basis !== basis;
  const choose = (chosen: Selection): void => {
    setHeld({ basis, chosen });
  };
  return [isOther ? nothingSelected : held.chosen, choose] as const;
}
