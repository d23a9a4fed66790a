import { useTranslation } from 'react-i18next';
import type { ExemptionForm } from '../../../../contract/entities/exemption';
import { TextField } from '../../../components/form/TextField';
import type { ApplicationEvent } from './application';
import { STATEMENTS } from './applicationFaults';
import { TickField } from './TickField';

interface OrganicFieldsProps {
  readonly form: ExemptionForm;
  readonly errorAt: (field: string) => string | undefined;
  readonly send: (event: ApplicationEvent) => void;
}

/** The certifier's certificate, and the three statements of the organic form. */
export function OrganicFields({ form, errorAt, send }: OrganicFieldsProps) {
  const { t } = useTranslation('exemption');
  const textField = (field: 'certifier' | 'organicCertificate', max: number) => (
    <TextField
      id={`claim.${field}`}
      label={t(`figures.${field}`)}
      error={errorAt(`claim.${field}`)}
      maxLength={max}
      autoComplete="off"
      value={form[field]}
      onChange={(event) => {
        send({ type: 'textTyped', field, text: event.target.value });
      }}
    />
  );
  return (
    <>
      {textField('certifier', 120)}
      {textField('organicCertificate', 60)}
      <TextField
        id="claim.organicCertificateEnds"
        type="date"
        label={t('figures.organicCertificateEnds')}
        error={errorAt('claim.organicCertificateEnds')}
        value={form.organicCertificateEnds}
        onChange={(event) => {
          send({ type: 'textTyped', field: 'organicCertificateEnds', text: event.target.value });
        }}
      />
      <fieldset className="exemption-ticks">
        <legend className="form-label">{t('figures.ticks')}</legend>
        {STATEMENTS.map((field) => (
          <TickField
            key={field}
            id={`claim.${field}`}
            label={t(`figures.${field}`)}
            error={errorAt(`claim.${field}`)}
            isTicked={form.ticks[field]}
            onTick={(isTicked) => {
              send({ type: 'ticked', field, isTicked });
            }}
          />
        ))}
      </fieldset>
    </>
  );
}
