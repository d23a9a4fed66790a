import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSendOnce } from '../../../api/base/useSendOnce';
import { useCheckCardReturnMutation } from '../../../api/payments/payments';
import { ReasonDialog } from '../../../components/dialog/ReasonDialog';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { returnedAmount } from './cardReturnTones';
import type { CardReturnRow } from './useCardReturnColumns';

interface CheckReturnDialogProps {
  readonly cardReturn: CardReturnRow;
  readonly onClose: () => void;
}

/** Asks what was done about a refund or dispute; the list then leaves it out of what waits. */
export function CheckReturnDialog({ cardReturn, onClose }: CheckReturnDialogProps) {
  const { t } = useTranslation('cardReturns');
  const language = useLanguage();
  const [check] = useCheckCardReturnMutation();
  const format = useFormat();
  const { amount, currency } = cardReturn;
  const facts = [
    t(`kinds.${cardReturn.kind}`),
    currency === 'usd' ? format.money(amount) : returnedAmount(cardReturn, format),
    cardReturn.companyName ?? '',
    t(`states.${cardReturn.state}`),
  ];
  const { deliver } = useSendOnce(`card-return-${cardReturn.id}`);

  async function send(_: string, note: string): Promise<string | null> {
    const body = { note, heardAt: cardReturn.heardAt };
    const { error } = await deliver({ id: cardReturn.id, ...body }, (idempotencyKey) =>
      check({ params: { id: cardReturn.id }, body, idempotencyKey }),
    );
    const failure = readApiFailure(error);
    return failure === null ? null : errorMessage(failure, language);
  }

  return (
    <ReasonDialog
      title={t('check.title', { reference: cardReturn.providerId })}
      purpose="review"
      maxLength={LIMITS.reasonText}
      confirm={t('check.confirm')}
      onConfirm={send}
      onClose={onClose}
    >
      <p className="fw-semibold mb-1">{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {cardReturn.problem === null ? null : <p className="mb-1">{t(`problems.${cardReturn.problem}`)}</p>}
      <p>{t(cardReturn.kind === 'dispute' ? 'check.aboutDispute' : 'check.about')}</p>
    </ReasonDialog>
  );
}
