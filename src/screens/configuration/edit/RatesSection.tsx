import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Table } from 'reactstrap';
import { REPORTED_UNITS, type ReportedUnit } from '../../../../domain/programDocument';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';
import { AddRate } from './AddRate';
import { EditSection } from './EditSection';
import { useEditing } from './editing';
import { columnId, isDateColumn, rateColumns, rateTitles } from './rateColumns';
import { RateRow } from './RateRow';
import { unitsInUse, withFrom } from './rateRows';

/** Rates by date, a row each: they follow one another day by day, and what was used stays. */
export function RatesSection() {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const { form, set, usedUntil, usedRates, faultOf } = useEditing();
  // A column stays while its last value is typed again.
  const [kept, setKept] = useState<ReadonlySet<ReportedUnit>>(() => new Set(unitsInUse(form)));
  const units = REPORTED_UNITS.filter((unit) => kept.has(unit) || unitsInUse(form).includes(unit));
  const titles = rateTitles(t, form.unitCode);
  const lead =
    usedUntil === null
      ? t('edit.ratesLead')
      : `${t('edit.ratesLead')} ${t('edit.usedUntil', { date: format.date(usedUntil) })}`;
  return (
    <EditSection part="rates" lead={lead} isRows>
      {faultOf('rates') === undefined ? null : <p className="field-error">{faultOf('rates')}</p>}
      <ScrollBox label={t('edit.rateTable')}>
        <Table size="sm" className="rate-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('edit.rateColumn')}</span>
              </th>
              {rateColumns(units).map((column) => (
                <th
                  key={column}
                  id={columnId(column)}
                  scope="col"
                  className={isDateColumn(column) || column === 'reference' ? undefined : 'figure-cell'}
                >
                  {titles(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {form.rates.map((rate, index) => (
              <RateRow
                key={index}
                rate={rate}
                index={index}
                units={units}
                isUsed={index < usedRates}
                isLast={index === form.rates.length - 1}
                onFrom={(from) => {
                  set('rates', [...withFrom(form.rates, index, from)]);
                }}
                onChange={(changed) => {
                  set(
                    'rates',
                    form.rates.map((each, at) => (at === index ? changed : each)),
                  );
                }}
              />
            ))}
          </tbody>
        </Table>
      </ScrollBox>
      {REPORTED_UNITS.filter((unit) => !units.includes(unit)).map((unit) => (
        <Button
          key={unit}
          color="link"
          size="sm"
          onClick={() => {
            setKept(new Set([...kept, unit]));
          }}
        >
          {t('edit.addUnit', { unit })}
        </Button>
      ))}
      <AddRate />
    </EditSection>
  );
}
