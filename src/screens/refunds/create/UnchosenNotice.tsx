import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ClaimStep } from './claimSteps';

interface UnchosenNoticeProps {
  readonly onGo: (step: ClaimStep) => void;
}

/** Year and reason come first: without them there is nothing to show here. */
export function UnchosenNotice({ onGo }: UnchosenNoticeProps) {
  const { t } = useTranslation('claim');
  return (
    <div className="surface">
      <p>{t('basis.first')}</p>
      <Button
        color="primary"
        onClick={() => {
          onGo('basis');
        }}
      >
        {t('basis.choose')}
      </Button>
    </div>
  );
}
