import { useTranslation } from 'react-i18next';
import type { ClaimReturn } from '../../../../contract/entities/refund';
import { useFormat } from '../../../i18n/useFormat';
import { useReasonText } from './useReasonText';

interface ReturnNoticeProps {
  readonly returned: ClaimReturn;
  /** Its reader can verify the claim now. */
  readonly isVerifying?: boolean;
}

/** Why a claim went back to its verifier, by whom and when, and how that was answered. */
export function ReturnNotice({ returned, isVerifying = false }: ReturnNoticeProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const reasonText = useReasonText();
  const { by, at, reasonCode, reason, answered } = returned;
  return (
    <div className="alert alert-warning return-notice">
      <p className="mb-1">
        <strong>{t('returned.title', { name: by.name, when: format.instant(at) })}</strong>
        {reasonCode === null ? null : ` ${reasonText(reasonCode) ?? ''}`}
      </p>
      <blockquote className="mb-1">{reason}</blockquote>
      {answered === null && !isVerifying ? null : (
        <p className="mb-0">
          {answered === null
            ? t('returned.open')
            : t('returned.answered', { name: answered.by.name, when: format.instant(answered.at) })}
        </p>
      )}
      {answered === null || answered.text === '' ? null : (
        <blockquote className="mb-0">{answered.text}</blockquote>
      )}
    </div>
  );
}
