import type { HeaderReading } from './headers';

/**
 * Whether a row of a report with tariff ordinals is of chapter 99: an additional tariff of a line whose goods, quantity and fee stand in
 * another row. A row with an amount of its own is none, so that no money is left out without a word.
 */
export function isAdditionalTariff(cells: readonly string[], { positions }: HeaderReading): boolean {
  if (!positions.has('TariffOrdinal')) return false;
  const digits = (column: 'HtsNumber' | 'AssessmentAmount'): string =>
    (cells[positions.get(column) ?? -1] ?? '').replace(/\D/g, '');
  return /^99\d{6}(?:\d{2})?$/.test(digits('HtsNumber')) && /^0*$/.test(digits('AssessmentAmount'));
}
