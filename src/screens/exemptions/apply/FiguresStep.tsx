import { useTranslation } from 'react-i18next';
import type { ExemptionForm } from '../../../../contract/entities/exemption';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import type { ApplicationEvent } from './application';
import { organicTotal } from './applicationFaults';
import { OrganicFields } from './OrganicFields';

interface FiguresStepProps {
  readonly form: ExemptionForm;
  readonly unit: string;
  /** What the board's own records show, said beside the figures. */
  readonly records: readonly { readonly fiscalYear: number; readonly text: string }[];
  readonly errorAt: (field: string) => string | undefined;
  readonly send: (event: ApplicationEvent) => void;
}

/** The figures, texts and ticks that the kind asks for. */
export function FiguresStep({ form, unit, records, errorAt, send }: FiguresStepProps) {
  const { t } = useTranslation('exemption');
  const quantityField = (field: keyof ExemptionForm['quantities'], hint?: string) => (
    <TextField
      key={field}
      id={`claim.${field}`}
      label={t(`figures.${field}`)}
      {...(hint === undefined ? {} : { hint })}
      error={errorAt(`claim.${field}`)}
      behind={unit}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      value={form.quantities[field]}
      onChange={(event) => {
        send({ type: 'quantityTyped', field, text: event.target.value });
      }}
    />
  );
  const recordOf = (year: number | null) => {
    const found = records.find(({ fiscalYear }) => fiscalYear === year);
    return found === undefined
      ? undefined
      : t('figures.record', { year: found.fiscalYear, quantity: found.text });
  };
  if (form.kind === null) return <p>{t('figures.noKind')}</p>;
  return (
    <div className="narrow-form">
      {form.kind === 'SMALL_VOLUME' ? (
        <>
          {quantityField(
            'priorYearQuantity',
            recordOf(form.fiscalYear === null ? null : form.fiscalYear - 1),
          )}
          {quantityField('expectedQuantity', recordOf(form.fiscalYear))}
        </>
      ) : null}
      {form.kind === 'ORGANIC' ? (
        <>
          {quantityField('organicQuantity')}
          {quantityField('nonOrganicQuantity')}
          <OrganicTotal form={form} unit={unit} />
          <OrganicFields form={form} errorAt={errorAt} send={send} />
        </>
      ) : null}
      {form.kind === 'EXPORT' ? (
        <>
          {quantityField('exportQuantity')}
          {quantityField('totalQuantity')}
          <TextAreaField
            id="claim.destinations"
            label={t('figures.destinations')}
            hint={t('figures.destinationsHint')}
            error={errorAt('claim.destinations')}
            maxLength={300}
            value={form.destinations}
            onChange={(event) => {
              send({ type: 'textTyped', field: 'destinations', text: event.target.value });
            }}
          />
        </>
      ) : null}
    </div>
  );
}

function OrganicTotal({ form, unit }: Pick<FiguresStepProps, 'form' | 'unit'>) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const total = organicTotal(form, decimalMarkOf(useLanguage()));
  return (
    <div className="form-field" aria-live="polite">
      <span className="form-label">{t('figures.totalQuantity')}</span>
      <p className="mb-0">
        <strong className="figure">{total === null ? '–' : `${format.quantity(total)} ${unit}`}</strong>{' '}
        <small>{t('figures.totalHint')}</small>
      </p>
    </div>
  );
}
