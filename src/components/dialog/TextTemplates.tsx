import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';

interface TextTemplatesProps {
  readonly templates: readonly { readonly name: string; readonly text: string }[];
  readonly onChoose: (text: string) => void;
}

/** Texts to begin with, for what is written again and again; each can be changed before it is sent. */
export function TextTemplates({ templates, onChoose }: TextTemplatesProps) {
  const { t } = useTranslation('components');
  if (templates.length === 0) return null;
  return (
    <div className="pill-row mb-3" role="group" aria-label={t('dialog.templates')}>
      <span>{t('dialog.templates')}</span>
      {templates.map(({ name, text }) => (
        <Button
          key={name}
          color="secondary"
          outline
          size="sm"
          onClick={() => {
            onChoose(text);
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
