import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField';
import type { NamedCompany } from './inviteFields';

interface CompanyFieldProps {
  readonly value: string;
  readonly offered: readonly NamedCompany[];
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}

/** A company by its name: the browser's own list offers those that hold what was typed. */
export function CompanyField({ value, offered, error, onChange }: CompanyFieldProps) {
  const { t } = useTranslation('users');
  return (
    <>
      <TextField
        id="company"
        label={t('invite.companyName')}
        hint={t('invite.companyHint')}
        autoComplete="off"
        maxLength={100}
        list="companies-offered"
        value={value}
        error={error}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <datalist id="companies-offered">
        {offered.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
