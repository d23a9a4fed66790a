import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { TextField } from '../../../components/form/TextField';
import { useFormat } from '../../../i18n/useFormat';
import { EditSection } from './EditSection';
import { useEditing } from './editing';
import { RateRow } from './RateRow';
import { isUsedRate, withoutLastRate, withRateFrom } from './rateRows';

/** Rates by date: they follow one another day by day, and what was used stays. */
export function RatesSection() {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const { form, set, usedUntil, faultOf } = useEditing();
  const [from, setFrom] = useState('');
  const last = form.rates.at(-1);
  const lead =
    usedUntil === null
      ? t('edit.ratesLead')
      : `${t('edit.ratesLead')} ${t('edit.usedUntil', { date: format.date(usedUntil) })}`;
  return (
    <EditSection part="rates" lead={lead} isRows>
      {faultOf('rates') === undefined ? null : <p className="field-error">{faultOf('rates')}</p>}
      {form.rates.map((rate, index) => (
        <RateRow
          key={index}
          rate={rate}
          index={index}
          isUsed={isUsedRate(rate, usedUntil)}
          onChange={(changed) => {
            set(
              'rates',
              form.rates.map((each, at) => (at === index ? changed : each)),
            );
          }}
        />
      ))}
      <div className="edit-add">
        <TextField
          id="new-rate"
          label={t('edit.newRateFrom')}
          type="date"
          value={from}
          onChange={(event) => {
            setFrom(event.target.value);
          }}
        />
        <Button
          color="secondary"
          outline
          aria-disabled={from === ''}
          onClick={() => {
            set('rates', [...withRateFrom(form.rates, from)]);
            setFrom('');
          }}
        >
          {t('edit.addRate')}
        </Button>
        {last !== undefined && !isUsedRate(last, usedUntil) ? (
          <Button
            color="danger"
            outline
            onClick={() => {
              set('rates', [...withoutLastRate(form.rates)]);
            }}
          >
            {t('edit.removeLastRate')}
          </Button>
        ) : null}
      </div>
    </EditSection>
  );
}
