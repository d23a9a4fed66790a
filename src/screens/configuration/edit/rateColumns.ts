import type { TFunction } from 'i18next';
import type { ReportedUnit } from '../../../../domain/programDocument';

export type RateColumn =
  'from' | 'to' | 'rate' | `factor-${ReportedUnit}` | `customs-${ReportedUnit}` | 'reference';

/** The columns of the table of rates, in their order. */
export const rateColumns = (units: readonly ReportedUnit[]): readonly RateColumn[] => [
  'from',
  'to',
  'rate',
  ...units.map((unit) => `factor-${unit}` as const),
  ...units.map((unit) => `customs-${unit}` as const),
  'reference',
];

/** Id of a column's heading. */
export const columnId = (column: RateColumn): string => `rate-column-${column}`;

export const isDateColumn = (column: RateColumn): boolean => column === 'from' || column === 'to';

/** What the columns are called. */
export const rateTitles =
  (t: TFunction<'configuration'>, program: string) =>
  (column: RateColumn): string => {
    if (column === 'from' || column === 'to') return t(column);
    if (column === 'rate') return t('ratePerUnit', { unit: program });
    if (column === 'reference') return t('edit.reference');
    const unit = column.slice(column.indexOf('-') + 1);
    return column.startsWith('factor-') ? t('factor', { program, unit }) : t('metricRate', { unit });
  };
