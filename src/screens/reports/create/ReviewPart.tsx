import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';

interface ReviewPartProps {
  readonly title: string;
  /** Goes back to where it can be changed. */
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** One part of the report on the last page, with the way back to change it. */
export function ReviewPart({ title, onChange, children }: ReviewPartProps) {
  const { t } = useTranslation('reportForm');
  const id = useId();
  return (
    <section className="surface" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        <Button
          color="link"
          size="sm"
          aria-label={t('certify.changeLong', { part: title })}
          onClick={onChange}
        >
          {t('certify.change')}
        </Button>
      </div>
      {children}
    </section>
  );
}
