/** What the dates of a file show about their order, taken together, with the lines that show it. */
export interface DateOrders {
  /** Lines with a date such as 13/04/2024, which can only have the day first. */
  readonly dayFirst: readonly number[];
  /** Lines with a date such as 04/15/2024, which can only have the month first. */
  readonly monthFirst: readonly number[];
  /** A date that could be read in both orders, such as 03/04/2024. */
  readonly example: string | null;
}

export const NO_ORDERS: DateOrders = { dayFirst: [], monthFirst: [], example: null };

const SLASHED = /^\s*(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/;
/** Enough to find the others by. */
const MOST_LINES = 10;

/** Adds one date's text, which stands on this line of the file. Dates of another form, and those that no order makes one, say nothing. */
export function observeOrder(orders: DateOrders, text: string, line: number): DateOrders {
  const match = SLASHED.exec(text);
  if (match === null) return orders;
  const [first, second] = [Number(match[1]), Number(match[2])];
  if (first > 12 && first <= 31 && second >= 1 && second <= 12)
    return { ...orders, dayFirst: withLine(orders.dayFirst, line) };
  if (second > 12 && second <= 31 && first >= 1 && first <= 12)
    return { ...orders, monthFirst: withLine(orders.monthFirst, line) };
  return orders.example === null && first !== second && first <= 12 && second <= 12
    ? { ...orders, example: text.trim() }
    : orders;
}

const withLine = (lines: readonly number[], line: number): readonly number[] =>
  lines.length === MOST_LINES || lines.at(-1) === line ? lines : [...lines, line];
