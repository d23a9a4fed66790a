import type { BodyOf } from '../../../../contract/endpoint';
import type { saveReportDraft, submitReport } from '../../../../contract/endpoints/reports/filing';
import { LIMITS } from '../../../../contract/limits';
import { isCalendarDate } from '../../../../domain/calendarDate';
import { readDateText } from '../../../../domain/dateText';
import type { DecimalMark } from '../../../../domain/numberText';
import {
  formatQuantity,
  parseQuantity,
  parseQuantityText,
  type QuantityFault,
} from '../../../../domain/quantity';
import { fail, ok, type Result } from '../../../../domain/result';
import type { LineForm, NewLine } from './reportForm';

/** A line as it is sent. */
export type LineText = BodyOf<typeof submitReport>['lines'][number];
type DraftLine = BodyOf<typeof saveReportDraft>['lines'][number];

/** Columns of a line that can be typed into, in their order on screen. */
export const LINE_FIELDS = ['date', 'kind', 'description', 'quantity', 'country'] as const;
export type LineField = (typeof LINE_FIELDS)[number];

export type LineFaultKind =
  | 'date-missing'
  | 'date-impossible'
  | 'date-unreadable'
  | 'quantity-missing'
  | 'quantity-unreadable'
  | 'quantity-other-mark'
  | 'quantity-ambiguous'
  | 'quantity-decimals'
  | 'country-shape'
  | 'description-long';

export interface LineFault {
  readonly field: LineField;
  readonly kind: LineFaultKind;
}

/**
 * What a typed quantity makes of a line: exact as soon as it can be read, as typed until then (H33).
 * @param isTyped false where other numbers beside it have shown the decimal mark
 */
export function typedQuantity(
  text: string,
  mark: DecimalMark,
  isTyped = true,
): Pick<NewLine, 'quantity' | 'unread'> {
  const read = parseQuantityText(text, { decimalMark: mark, allowNegative: true, isTyped });
  if (read.ok) return { quantity: formatQuantity(read.value), unread: '' };
  return { quantity: '', unread: text.trim().slice(0, LIMITS.draftText) };
}

/** What a typed or pasted date makes of a line. */
export function typedDate(text: string): Pick<NewLine, 'date'> {
  const read = readDateText(text);
  return { date: read.ok ? read.value : text.trim().slice(0, LIMITS.draftText) };
}

/** A line ready to be sent, or everything that is wrong with it. */
export function readLine(line: NewLine, mark: DecimalMark): Result<LineText, readonly LineFault[]> {
  const faults: LineFault[] = [];
  const dateFault = dateFaultOf(line.date);
  if (dateFault !== null) faults.push({ field: 'date', kind: dateFault });
  const description = line.description.trim();
  if (description.length > LIMITS.reportLineText)
    faults.push({ field: 'description', kind: 'description-long' });
  if (!parseQuantity(line.quantity).ok)
    faults.push({ field: 'quantity', kind: quantityFaultOf(line.unread, mark) });
  const country = line.country.trim().toUpperCase();
  if (country !== '' && !/^[A-Z]{2}$/.test(country)) faults.push({ field: 'country', kind: 'country-shape' });
  if (faults.length > 0) return fail(faults);
  const { kind, date, quantity } = line;
  return ok({ kind, date, description, quantity, country: country === '' ? null : country });
}

function dateFaultOf(date: string): LineFaultKind | null {
  if (isCalendarDate(date)) return null;
  const read = readDateText(date);
  if (read.ok) return 'date-unreadable';
  if (read.failure.kind === 'missing') return 'date-missing';
  return read.failure.kind === 'impossible-date' ? 'date-impossible' : 'date-unreadable';
}

function quantityFaultOf(unread: string, mark: DecimalMark): LineFaultKind {
  const read = parseQuantityText(unread, { decimalMark: mark, allowNegative: true, isTyped: true });
  if (read.ok) return 'quantity-unreadable';
  return QUANTITY_FAULTS[read.failure.kind];
}

const QUANTITY_FAULTS: Readonly<Record<QuantityFault['kind'], LineFaultKind>> = {
  missing: 'quantity-missing',
  'other-decimal-mark': 'quantity-other-mark',
  'ambiguous-number': 'quantity-ambiguous',
  'too-many-decimals': 'quantity-decimals',
  exponent: 'quantity-unreadable',
  'bad-grouping': 'quantity-unreadable',
  'not-a-number': 'quantity-unreadable',
  negative: 'quantity-unreadable',
  'out-of-range': 'quantity-unreadable',
};

/** A line of a report or of a file as the form takes it up. */
export const lineOfText = ({ country, ...line }: LineText): NewLine => ({
  ...line,
  quantity: formatWire(line.quantity),
  unread: '',
  country: country ?? '',
});

const formatWire = (text: string): string => {
  const read = parseQuantity(text);
  return read.ok ? formatQuantity(read.value) : '';
};

/** A line as the server's draft keeps it. */
export const draftLineOf = (line: LineForm): DraftLine => ({
  kind: line.kind,
  date: line.date,
  description: line.description.slice(0, LIMITS.draftText),
  quantity: line.quantity,
  unread: line.unread,
  country: line.country.slice(0, LIMITS.draftText),
});
