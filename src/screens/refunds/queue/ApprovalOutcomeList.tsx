import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat';
import type { ApprovalOutcome } from './useApproveTogether';

/** How many claims were approved, and why the others were not. */
export function ApprovalOutcomeList({ outcome }: { readonly outcome: ApprovalOutcome }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { approved, refused } = outcome;
  return (
    <>
      <p>{t('approval.done', { count: approved, shown: format.count(approved) })}</p>
      {refused.length === 0 ? null : (
        <>
          <h2>{t('approval.refused')}</h2>
          <ul>
            {refused.map(({ number, reason }) => (
              <li key={number}>{`${number}: ${reason}`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
