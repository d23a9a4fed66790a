import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { TextField } from '../../../components/form/TextField';
import { useEditing } from './editing';
import { withoutLastRate, withRateFrom } from './rateRows';

/** Adds a rate from a day on, or removes the last one while it is not used. */
export function AddRate() {
  const { t } = useTranslation('configuration');
  const { form, set, usedRates } = useEditing();
  const [from, setFrom] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <div className="edit-add">
      <TextField
        id="new-rate"
        label={t('edit.newRateFrom')}
        type="date"
        value={from}
        error={isMissing ? t('edit.newRateMissing') : undefined}
        onChange={(event) => {
          setMissing(false);
          setFrom(event.target.value);
        }}
      />
      <Button
        color="secondary"
        outline
        onClick={() => {
          setMissing(from === '');
          if (from === '') {
            document.getElementById('new-rate')?.focus();
            return;
          }
          set('rates', [...withRateFrom(form.rates, from)]);
          setFrom('');
        }}
      >
        {t('edit.addRate')}
      </Button>
      {form.rates.length > usedRates ? (
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
  );
}
