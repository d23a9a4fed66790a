import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../../contract/entities/refund';
import { auditActionName } from '../../../../contract/texts/auditActions';
import { isRefundAction } from '../../../../contract/texts/refundActions';
import { Timeline } from '../../../components/record/Timeline';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { useReasonText } from './useReasonText';

interface ClaimHistoryProps {
  readonly timeline: readonly TimelineEntry[];
}

/** The id that stands for the product itself, where nobody did an action. */
const NOBODY = '0';

/** Everything that was done to the claim, the newest first: who, on whose behalf, what, when and why. */
export function ClaimHistory({ timeline }: ClaimHistoryProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const language = useLanguage();
  const reasonText = useReasonText();
  const items = [...timeline].reverse().map((entry, index) => {
    const what =
      isRefundAction(entry.action) || entry.action === 'refund-commented'
        ? t(`history.${entry.action}`)
        : auditActionName(language, entry.action);
    const why = [reasonText(entry.reasonCode), entry.reason].filter((part) => part !== null && part !== '');
    return {
      id: entry.id,
      at: entry.at,
      who:
        entry.by.id === NOBODY
          ? t('history.itself')
          : entry.onBehalfOf === null
            ? entry.by.name
            : t('history.onBehalf', { name: entry.by.name, company: entry.onBehalfOf }),
      what: entry.amount === null ? what : t('history.amount', { what, amount: format.money(entry.amount) }),
      why: why.length === 0 ? null : why.join(': '),
      isCurrent: index === 0,
    };
  });
  return (
    <section className="surface" aria-labelledby="claim-history">
      <h2 id="claim-history">{t('section.timeline')}</h2>
      <Timeline name={t('section.timeline')} items={items} />
    </section>
  );
}
