import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { useDownload } from '../../../api/base/useDownload';
import { refundsApi } from '../../../api/refunds/claims';
import { DownloadButton } from '../../../components/DownloadButton';

interface LetterButtonProps {
  readonly claim: Pick<RefundDetails, 'id' | 'number' | 'decisionDocumentId'>;
}

/** Fetches the decision letter, once there is one. */
export function LetterButton({ claim }: LetterButtonProps) {
  const { t } = useTranslation('refund');
  const letter = useDownload(refundsApi.endpoints.downloadRefundDecision, `${claim.number}.pdf`);
  if (claim.decisionDocumentId === null) return null;
  return (
    <DownloadButton
      isBusy={letter.isBusy}
      failure={letter.failure}
      onPress={() => {
        letter.run({ params: { id: claim.id } });
      }}
    >
      {t('letter')}
    </DownloadButton>
  );
}
