import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ClaimStep } from './claimSteps';

interface ReviewSectionProps {
  readonly step: ClaimStep;
  readonly title: string;
  readonly onGo: (step: ClaimStep) => void;
  readonly children: ReactNode;
}

/** One part of the claim on the review page, with the way back to change it. */
export function ReviewSection({ step, title, onGo, children }: ReviewSectionProps) {
  const { t } = useTranslation('claim');
  return (
    <section className="surface" aria-labelledby={`review-${step}`}>
      <div className="section-head">
        <h2 id={`review-${step}`}>{title}</h2>
        <Button
          color="link"
          size="sm"
          aria-label={t('review.changeLong', { step: title })}
          onClick={() => {
            onGo(step);
          }}
        >
          {t('review.change')}
        </Button>
      </div>
      {children}
    </section>
  );
}
