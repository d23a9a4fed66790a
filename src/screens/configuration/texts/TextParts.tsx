import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import type { EditedText } from './editedText';
import { partName } from './useTextName';

interface TextPartsProps {
  readonly text: EditedText;
  readonly content: Readonly<Record<string, string>>;
  readonly faultOf: (part: string) => string | undefined;
  readonly onType: (part: string, typed: string) => void;
}

/** The parts of a text to be written, and the values that can stand in them. */
export function TextParts({ text, content, faultOf, onType }: TextPartsProps) {
  const { t } = useTranslation('configuration');
  return (
    <>
      {Object.entries(text.shipped).map(([part, shipped]) => {
        const shared = {
          id: `text-${part}`,
          label: t(`texts.parts.${partName(part)}`),
          error: faultOf(part),
          value: content[part] ?? '',
        };
        return part === 'subject' || part === 'title' ? (
          <TextField
            key={part}
            {...shared}
            maxLength={300}
            onChange={(event) => {
              onType(part, event.target.value);
            }}
          />
        ) : (
          <TextAreaField
            key={part}
            {...shared}
            rows={Math.min(14, Math.max(3, shipped.split('\n').length + 2))}
            maxLength={6000}
            onChange={(event) => {
              onType(part, event.target.value);
            }}
          />
        );
      })}
      {text.places.length === 0 ? null : (
        <p className="form-text">
          {t('texts.places')}{' '}
          {text.places.map((place) => (
            <code key={place} className="text-place">
              {`{{${place}}}`}
              {text.needed.includes(place) ? ` ${t('texts.needed')}` : ''}
            </code>
          ))}
        </p>
      )}
    </>
  );
}
