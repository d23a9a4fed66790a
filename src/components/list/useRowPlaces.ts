import { useState } from 'react';
import { NO_PLACES, rowPlaces } from './rowPlaces';

/**
 * The keys of a table's rows.
 * @param question what the list is asked; the rows may still be those of the question before
 */
export function useRowPlaces<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  question: string,
): (id: string) => number | undefined {
  const [held, setHeld] = useState({ rows, places: NO_PLACES });
  let { places } = held;
  if (rows !== undefined && (held.rows !== rows || places === NO_PLACES)) {
    places = rowPlaces(places, question, rows.map(rowId), focusedRow());
    setHeld({ rows, places });
  }
  return (id) => places.keyOf.get(id);
}

/** The record whose row has the focus: the row does not go over to another one under the keyboard. */
const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
