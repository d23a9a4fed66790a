import { useTranslation } from 'react-i18next';
import { SAMPLE_VALUES } from '../../../../contract/texts/board/sampleValues';
import { fill } from '../../../../contract/texts/fill';
import type { Language } from '../../../../contract/texts/sentence';

interface TextPreviewProps {
  readonly language: Language;
  readonly parts: readonly string[];
  readonly content: Readonly<Record<string, string>>;
}

/** How a text reads with sample values in its places. */
export function TextPreview({ language, parts, content }: TextPreviewProps) {
  const { t } = useTranslation('configuration');
  return (
    <figure className="asked mt-3 mb-0">
      <figcaption>{t('texts.preview')}</figcaption>
      {parts.map((part) => (
        <blockquote key={part} lang={language} className="plain-text">
          {fill(content[part] ?? '', SAMPLE_VALUES[language]) || t('texts.empty')}
        </blockquote>
      ))}
    </figure>
  );
}
