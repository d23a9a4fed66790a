const LONGEST = 300;

/** A value as JSON, as far as it fits into a cell. */
export function changeText(value: unknown): string {
  const text = value === undefined ? '—' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
