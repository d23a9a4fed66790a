import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '../../../../contract/entities/companyAdmin';
import { COMPANY_KINDS } from '../../../../contract/entities/company';

/** What is asked for, as a sentence: from what to what. */
export function ChangeText({ request }: { readonly request: ChangeRequest }) {
  const { t } = useTranslation('company');
  const { t: companies } = useTranslation('companies');
  const { field, oldValue, newValue } = request;
  const shown = (value: string): string => {
    const kind = COMPANY_KINDS.find((known) => known === value);
    return field === 'kind' && kind !== undefined ? companies(`kinds.${kind}`) : value;
  };
  const name = t(`change.fields.${field}`);
  return (
    <>
      {oldValue === null
        ? t('change.new', { field: name, value: shown(newValue) })
        : t('change.fromTo', { field: name, before: shown(oldValue), after: shown(newValue) })}
    </>
  );
}
