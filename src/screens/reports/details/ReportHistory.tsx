import { useTranslation } from 'react-i18next';
import { Timeline } from '../../../components/record/Timeline';
import type { ReportRecord } from '../create/useSubmitReport';

interface ReportHistoryProps {
  readonly timeline: ReportRecord['timeline'];
}

/** Everything that was done to the versions of a report, the newest first: who, on whose behalf, what, when and why. */
export function ReportHistory({ timeline }: ReportHistoryProps) {
  const { t } = useTranslation('reportRecord');
  const items = [...timeline].reverse().map((event, index) => ({
    id: event.id,
    at: event.at,
    who:
      event.onBehalfOf === null
        ? event.by.name
        : t('history.onBehalf', { name: event.by.name, company: event.onBehalfOf }),
    what: t(`history.${event.action}`, { number: event.number }),
    why: event.reason,
    isCurrent: index === 0,
  }));
  return (
    <section className="surface" aria-labelledby="report-history">
      <h2 id="report-history">{t('history.title')}</h2>
      {items.length === 0 ? (
        <p className="mb-0">{t('history.none')}</p>
      ) : (
        <Timeline name={t('history.title')} items={items} />
      )}
    </section>
  );
}
