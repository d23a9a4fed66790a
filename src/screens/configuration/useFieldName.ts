import { useTranslation } from 'react-i18next';
import { fieldPlace } from './fieldPlace';

/** Names a value of the configuration by its path in the document; a path nobody has named stays as it is. */
export function useFieldName(): (path: string) => string {
  const { t } = useTranslation('configuration');
  return (path) => {
    const place = fieldPlace(path);
    if (place === null) return path;
    const name = t(`edit.fields.${place.name}`);
    const of = place.unit === null ? name : t('edit.ofUnit', { name, unit: place.unit });
    return place.row === null ? of : t(`edit.rows.${place.row.kind}`, { number: place.row.number, name: of });
  };
}
