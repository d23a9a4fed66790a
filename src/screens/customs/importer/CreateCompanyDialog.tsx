import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImporterCompany, ImporterRecord } from '../../../../contract/entities/customsImporter';
import { fieldMessages } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { useCreateImporterCompanyMutation } from '../../../api/customs/importers';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { SelectField } from '../../../components/form/SelectField';
import { TextField } from '../../../components/form/TextField';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { countryOptions } from '../../shared/countryOptions';
import { COMPANY_FIELDS, companyOf, firstCompany, missingFields, OPTIONAL_FIELDS } from './newCompany';

interface CreateCompanyDialogProps {
  readonly importer: ImporterRecord;
  readonly onDone: (created: ImporterCompany) => void;
  readonly onClose: () => void;
}

/** Asks for what Customs does not send, creates the company, and gives it the number. */
export function CreateCompanyDialog({ importer, onDone, onClose }: CreateCompanyDialogProps) {
  const { t } = useTranslation('customsImporters');
  const language = useLanguage();
  const format = useFormat();
  const sentenceOf = useSentenceOf();
  const { importerNumber, names, unmatched } = importer;
  const [typed, setTyped] = useState(() => firstCompany(names[0]));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [create] = useCreateImporterCompanyMutation();
  const change = (field: keyof typeof typed, value: string): void => {
    setTyped((old) => ({ ...old, [field]: value }));
    setRefused((old) => Object.fromEntries(Object.entries(old).filter(([name]) => name !== field)));
  };

  async function send(): Promise<string | null> {
    const missing = missingFields(typed);
    setRefused(Object.fromEntries(missing.map((field) => [field, t('create.missing')])));
    if (missing.length > 0) return t('create.incomplete');
    const answer = await create({ body: { importerNumber, ...companyOf(typed) } });
    if (answer.data !== undefined) onDone(answer.data);
    const failure = readApiFailure(answer.error);
    if (failure !== null)
      setRefused(
        Object.fromEntries(
          Object.entries(fieldMessages(failure)).map(([path, text]) => [path.replace('address.', ''), text]),
        ),
      );
    return sentenceOf(answer);
  }

  return (
    <ConfirmDialog
      title={t('create.title', { number: importerNumber })}
      confirm={t('create.open')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        {t('create.effect', {
          count: unmatched.lines,
          formatted: format.count(unmatched.lines),
          amount: format.money(unmatched.amountCollected),
        })}
      </p>
      <div className="form-grid">
        {COMPANY_FIELDS.map((field) => (
          <TextField
            key={field}
            id={`new-${field}`}
            label={t(`create.fields.${field}`)}
            value={typed[field]}
            error={refused[field]}
            autoComplete="off"
            {...(OPTIONAL_FIELDS.includes(field) ? { optional: t('create.optional') } : {})}
            onChange={(event) => {
              change(field, event.target.value);
            }}
          />
        ))}
        <SelectField
          id="new-country"
          label={t('create.fields.country')}
          options={countryOptions(language)}
          error={refused['country']}
          value={typed.country}
          onChange={(event) => {
            change('country', event.target.value);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
