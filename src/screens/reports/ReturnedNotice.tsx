import { useTranslation } from 'react-i18next';
import type { ReportRecord } from './create/useSubmitReport';
import { useFormat } from '../../i18n/useFormat';

interface ReturnedNoticeProps {
  readonly report: Pick<ReportRecord, 'number' | 'review'>;
}

/** What the board wrote when it returned a report. */
export function ReturnedNotice({ report }: ReturnedNoticeProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  if (report.review === null) return null;
  return (
    <figure className="asked">
      <figcaption>
        {t('returned.by', {
          number: report.number,
          name: report.review.by.name,
          at: format.instant(report.review.at),
        })}
      </figcaption>
      <blockquote>{report.review.reason}</blockquote>
    </figure>
  );
}
