import { useTranslation } from 'react-i18next';
import { boardText } from '../../../contract/texts/board/boardTexts';
import { useGetProgramQuery } from '../../api/configuration/program';
import { useLanguage } from '../../i18n/useFormat';
import { fieldPlace } from './fieldPlace';
import { partName, useTextName } from './texts/useTextName';

/** Names a value of the configuration by its path in the document; a path nobody has named stays as it is. */
export function useFieldName(): (path: string) => string {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const textName = useTextName();
  const { data: program } = useGetProgramQuery(undefined);
  return (path) => {
    const text = /^texts\.(en|fr)\.([^.]+)\.(\w+)$/.exec(path);
    if (text !== null) {
      const [, field = '', key = '', part = ''] = text;
      return t('texts.field', {
        name: textName(key, boardText(key, language)?.parts['subject']),
        part: t(`texts.parts.${partName(part)}`),
        language: t(`texts.languages.${field === 'fr' ? 'fr' : 'en'}`),
      });
    }
    const place = fieldPlace(path);
    if (place === null) return path;
    const name = t(`edit.fields.${place.name}`);
    const { unit } = place;
    const field =
      unit === null
        ? name
        : place.name === 'factors' && program !== undefined
          ? t('factor', { program: program.unitCode, unit })
          : t('edit.ofUnit', { name, unit });
    return place.row === null
      ? field
      : t(`edit.rows.${place.row.kind}`, { number: place.row.number, name: field });
  };
}
