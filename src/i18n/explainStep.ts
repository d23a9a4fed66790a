import type { Explanation } from '../../contract/fields';
import type { Format } from './format';

type Step = Explanation[number];

/** What kind of figure a value of a step is, by its name; any other value is shown as it came. */
const KINDS: Readonly<Record<string, 'money' | 'quantity' | 'number' | 'date'>> = {
  amount: 'money',
  base: 'money',
  left: 'money',
  rate: 'money',
  exact: 'money',
  percent: 'number',
  applied: 'quantity',
  available: 'quantity',
  caughtUp: 'quantity',
  quantity: 'quantity',
  remaining: 'quantity',
  to: 'quantity',
  used: 'quantity',
  usedElsewhere: 'quantity',
  date: 'date',
  due: 'date',
  last: 'date',
};

const QUANTITY = /^-?\d+(?:\.\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The sentence a step is told with: an exempt quantity that nothing else used has one of its own. */
export const sentenceName = ({ step, values }: Step): string =>
  step === 'exempt-available' && Number(values['usedElsewhere']) === 0 ? 'exempt-available-whole' : step;

/**
 * The values of a step as a language writes them. Quantities carry the program's unit where the caller knows it, unless the step
 * names a unit of its own.
 */
export function stepValues({ values }: Step, format: Format, unit: string): Readonly<Record<string, string>> {
  const ownUnit = 'unit' in values;
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, valueText(name, text, format, ownUnit ? '' : unit)]),
  );
}

function valueText(name: string, text: string, format: Format, unit: string): string {
  // `from` is a place among the year's quantities with refunds, and a day with assessment rates.
  const kind = name === 'from' ? (DATE.test(text) ? 'date' : 'quantity') : KINDS[name];
  if (kind === 'money') return name === 'rate' || name === 'exact' ? format.rate(text) : format.money(text);
  if (kind === 'number') return format.quantity(text);
  if (kind === 'quantity' && QUANTITY.test(text)) return withUnit(format.quantity(text), unit);
  if (kind === 'date' && DATE.test(text)) return format.date(text);
  return text;
}

const withUnit = (figure: string, unit: string): string => (unit === '' ? figure : `${figure}\u00a0${unit}`);
