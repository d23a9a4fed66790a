import type { Format } from '../../i18n/format';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** With decimals: whole numbers of the configuration are codes, days and years, which are not grouped. */
const DECIMAL = /^-?\d+\.\d+$/;

/** A value of a change as the reader's language writes it; words and codes as they are. */
export function changedValue(value: string, format: Pick<Format, 'date' | 'quantity'>): string {
  if (DATE.test(value)) return format.date(value);
  return DECIMAL.test(value) ? format.quantity(value) : value;
}
