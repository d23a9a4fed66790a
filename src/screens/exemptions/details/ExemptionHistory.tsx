import { useTranslation } from 'react-i18next';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import {
  EXEMPTION_DENY_REASONS,
  EXEMPTION_RETURN_REASONS,
  EXEMPTION_REVOKE_REASONS,
} from '../../../../contract/endpoints/exemptions/applications';
import { auditActionName } from '../../../../contract/texts/auditActions';
import { isExemptionAction } from '../../../../contract/texts/exemptionNames';
import { Timeline } from '../../../components/record/Timeline';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

const REASONS = [...EXEMPTION_RETURN_REASONS, ...EXEMPTION_DENY_REASONS, ...EXEMPTION_REVOKE_REASONS];

interface ExemptionHistoryProps {
  readonly timeline: ExemptionDetails['timeline'];
}

/** Everything that was done with it, the newest first: who, on whose behalf, what, when and why. */
export function ExemptionHistory({ timeline }: ExemptionHistoryProps) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const language = useLanguage();
  const items = [...timeline].reverse().map((entry, index) => {
    const what = isExemptionAction(entry.action)
      ? t(`history.${entry.action}`)
      : auditActionName(language, entry.action);
    const code = REASONS.find((known) => known === entry.reasonCode);
    const why = [code === undefined ? null : t(`reason.${code}`), entry.reason].filter(
      (part) => part !== null && part !== '',
    );
    const who = entry.by.name === '–' ? t('history.product') : entry.by.name;
    return {
      id: entry.id,
      at: entry.at,
      who: entry.onBehalfOf === null ? who : t('history.onBehalf', { name: who, company: entry.onBehalfOf }),
      what: entry.amount === null ? what : `${what}: ${format.money(entry.amount)}`,
      why: why.length === 0 ? null : why.join(': '),
      isCurrent: index === 0,
    };
  });
  return (
    <section className="surface" aria-labelledby="exemption-history">
      <h2 id="exemption-history">{t('history.title')}</h2>
      <Timeline name={t('history.title')} items={items} />
    </section>
  );
}
