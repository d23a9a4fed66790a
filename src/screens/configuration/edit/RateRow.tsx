import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORTED_UNITS, type ReportedUnit } from '../../../../domain/programDocument';
import { useEditing } from './editing';
import type { RateForm } from './programForm';
import { proposedMetricRates, withMetricRates } from './rateRows';
import { RowField } from './RowField';

interface RateRowProps {
  readonly rate: RateForm;
  readonly index: number;
  /** Its figures were used; it can only end. */
  readonly isUsed: boolean;
  readonly onChange: (rate: RateForm) => void;
}

/** One rate: its days, what a program unit costs, what Customs collects by its own units, and the factors between them. */
export function RateRow({ rate, index, isUsed, onChange }: RateRowProps) {
  const { t } = useTranslation('configuration');
  const { form } = useEditing();
  const path = `rates.${index}`;
  // A Customs rate that somebody typed here is theirs; the others follow the rate and the factors.
  const [own, setOwn] = useState<ReadonlySet<ReportedUnit>>(new Set());
  const proposed = proposedMetricRates(rate);
  const put = (part: Partial<RateForm>): void => {
    onChange({ ...rate, ...part });
  };
  return (
    <fieldset className="edit-row">
      <legend>
        {t('edit.rateNumber', { number: index + 1 })}
        {isUsed ? <span className="form-optional"> {t('edit.used')}</span> : null}
      </legend>
      <RowField
        path={`${path}.effectiveFrom`}
        label={t('from')}
        isDate
        readOnly={isUsed}
        value={rate.effectiveFrom}
        onType={(effectiveFrom) => {
          put({ effectiveFrom });
        }}
      />
      <RowField
        path={`${path}.effectiveTo`}
        label={t('to')}
        hint={t('edit.emptyTo')}
        isDate
        value={rate.effectiveTo}
        onType={(effectiveTo) => {
          put({ effectiveTo });
        }}
      />
      <RowField
        path={`${path}.ratePerUnit`}
        label={t('ratePerUnit', { unit: form.unitCode })}
        readOnly={isUsed}
        value={rate.ratePerUnit}
        onType={(ratePerUnit) => {
          onChange(withMetricRates({ ...rate, ratePerUnit }, own));
        }}
      />
      {REPORTED_UNITS.map((unit) => (
        <RowField
          key={unit}
          path={`${path}.metricRates.${unit}`}
          label={t('metricRate', { unit })}
          readOnly={isUsed}
          value={rate.metricRates[unit]}
          {...(isUsed || proposed[unit] === null || rate.metricRates[unit] === ''
            ? {}
            : {
                hint: t('edit.metricProposed', {
                  rate: rate.ratePerUnit,
                  factor: rate.factors[unit],
                  expected: proposed[unit],
                }),
              })}
          onType={(typed) => {
            setOwn(new Set([...own, unit]));
            put({ metricRates: { ...rate.metricRates, [unit]: typed } });
          }}
        />
      ))}
      {REPORTED_UNITS.map((unit) => (
        <RowField
          key={unit}
          path={`${path}.factors.${unit}`}
          label={t('factor', { program: form.unitCode, unit })}
          readOnly={isUsed}
          value={rate.factors[unit]}
          onType={(typed) => {
            onChange(withMetricRates({ ...rate, factors: { ...rate.factors, [unit]: typed } }, own));
          }}
        />
      ))}
      <RowField
        path={`${path}.reference`}
        label={t('edit.reference')}
        value={rate.reference}
        onType={(reference) => {
          put({ reference });
        }}
      />
    </fieldset>
  );
}
