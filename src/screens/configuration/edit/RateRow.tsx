import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDate } from '../../../../domain/calendarDate';
import type { ReportedUnit } from '../../../../domain/programDocument';
import { useFormat } from '../../../i18n/useFormat';
import { ExpectedRate } from './ExpectedRate';
import type { RateForm } from './programForm';
import { RateCell } from './RateCell';
import { columnId, type RateColumn, rateTitles } from './rateColumns';
import { expectedRates, withMetricRates } from './rateRows';
import { useEditing } from './editing';

interface RateRowProps {
  readonly rate: RateForm;
  readonly index: number;
  readonly units: readonly ReportedUnit[];
  /** Its figures were used; it can only end. */
  readonly isUsed: boolean;
  /** It ends with what begins after it; the last one ends on a day of its own, or not at all. */
  readonly isLast: boolean;
  readonly onFrom: (from: string) => void;
  readonly onChange: (rate: RateForm) => void;
}

/** One rate: its days, what a program unit costs, what Customs collects by its own units, and the factors between them. */
export function RateRow({ rate, index, units, isUsed, isLast, onFrom, onChange }: RateRowProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const { form } = useEditing();
  // A Customs rate that somebody typed here is theirs; the others follow the rate and the factors.
  const [own, setOwn] = useState<ReadonlySet<ReportedUnit>>(new Set());
  const expected = isUsed ? {} : expectedRates(rate);
  const row = `rate-row-${index}`;
  const name = t('edit.rateNumber', { number: index + 1 });
  const titles = rateTitles(t, form.unitCode);
  const day = (date: string): string => (isCalendarDate(date) ? format.date(date) : date);
  const figure = (value: string): string | undefined =>
    isUsed ? (value === '' ? '–' : format.quantity(value)) : undefined;
  const cell = (column: RateColumn, path: string) => ({
    path: `rates.${index}.${path}`,
    title: titles(column),
    labelledBy: `${columnId(column)} ${row}`,
  });
  const follow = (changed: RateForm): void => {
    onChange(withMetricRates(changed, own));
  };
  const putCustoms = (unit: ReportedUnit, value: string): void => {
    setOwn(new Set([...own, unit]));
    onChange({ ...rate, metricRates: { ...rate.metricRates, [unit]: value } });
  };
  return (
    <tr>
      <th scope="row" id={row} aria-label={isUsed ? `${name}, ${t('edit.used')}` : name}>
        {index + 1}
      </th>
      <RateCell
        {...cell('from', 'effectiveFrom')}
        isDate
        value={rate.effectiveFrom}
        shown={isUsed ? day(rate.effectiveFrom) : undefined}
        onType={onFrom}
      />
      <RateCell
        {...cell('to', 'effectiveTo')}
        isDate
        value={rate.effectiveTo}
        shown={isLast ? undefined : day(rate.effectiveTo)}
        onType={(effectiveTo) => {
          onChange({ ...rate, effectiveTo });
        }}
      />
      <RateCell
        {...cell('rate', 'ratePerUnit')}
        isFigure
        value={rate.ratePerUnit}
        shown={figure(rate.ratePerUnit)}
        onType={(ratePerUnit) => {
          follow({ ...rate, ratePerUnit });
        }}
      />
      {units.map((unit) => (
        <RateCell
          key={unit}
          {...cell(`factor-${unit}`, `factors.${unit}`)}
          isFigure
          value={rate.factors[unit]}
          shown={figure(rate.factors[unit])}
          onType={(typed) => {
            follow({ ...rate, factors: { ...rate.factors, [unit]: typed } });
          }}
        />
      ))}
      {units.map((unit) => (
        <RateCell
          key={unit}
          {...cell(`customs-${unit}`, `metricRates.${unit}`)}
          isFigure
          value={rate.metricRates[unit]}
          shown={figure(rate.metricRates[unit])}
          note={
            expected[unit] === undefined ? null : (
              <ExpectedRate
                rate={rate}
                unit={unit}
                expected={expected[unit]}
                onUse={(value) => {
                  // Not typed by hand: it goes on following the rate.
                  onChange({ ...rate, metricRates: { ...rate.metricRates, [unit]: value } });
                }}
              />
            )
          }
          onType={(typed) => {
            putCustoms(unit, typed);
          }}
        />
      ))}
      <RateCell
        {...cell('reference', 'reference')}
        value={rate.reference}
        onType={(reference) => {
          onChange({ ...rate, reference });
        }}
      />
    </tr>
  );
}
