/** Which of the table's rows shows which record: the keys of the rows on screen, by the record's ID. */
export interface RowPlaces {
  /** What the list was asked: search, filters, order, and page. */
  readonly question: string;
  readonly keyOf: ReadonlyMap<string, number>;
}

export const NO_PLACES: RowPlaces = { question: '', keyOf: new Map() };

/**
 * The rows for the records of an answer. Another question puts its records into the rows of those that went, since text that changes
 * costs a browser far less than a row removed and another one built. While the question is the same a row keeps its record, and so
 * does the row that has the focus: it would else stand on another record by itself.
 * @param focused the record whose row has the focus
 */
export function rowPlaces(
  before: RowPlaces,
  question: string,
  ids: readonly string[],
  focused?: string,
): RowPlaces {
  const wanted = new Set(ids);
  const free =
    question === before.question
      ? []
      : [...before.keyOf].flatMap(([id, key]) => (wanted.has(id) || id === focused ? [] : [key]));
  let next = Math.max(-1, ...before.keyOf.values());
  const keyOf = new Map<string, number>();
  for (const id of ids) keyOf.set(id, before.keyOf.get(id) ?? free.shift() ?? (next += 1));
  return { question, keyOf };
}
