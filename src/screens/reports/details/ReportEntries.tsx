import { useTranslation } from 'react-i18next';
import { ledgerEntryName } from '../../../../contract/texts/ledgerNames';
import { errorMessage } from '../../../api/base/errorMessage';
import { useGetLedgerQuery } from '../../../api/ledger';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { ScrollBox } from '../../../components/ScrollBox';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';

interface ReportEntriesProps {
  readonly report: Pick<ReportRecord, 'companyId' | 'firstDay' | 'versions'>;
  readonly side: 'company' | 'staff';
}

/** What the account says of a report and its other versions: assessments, late charge, interest, payments and what was taken back. */
export function ReportEntries({ report, side }: ReportEntriesProps) {
  const { t } = useTranslation('reportRecord');
  const format = useFormat();
  const language = useLanguage();
  const { data, error, refetch } = useGetLedgerQuery({
    query: { from: report.firstDay, ...(side === 'staff' ? { companyId: report.companyId } : {}) },
  });
  const failure = readApiFailure(error);
  const ids = new Set(report.versions.map(({ id }) => id));
  const entries = data?.entries.filter(({ reportId }) => reportId !== null && ids.has(reportId));
  return (
    <section className="surface" aria-labelledby="entries">
      <h2 id="entries">{t('entries.title')}</h2>
      {entries === undefined ? (
        failure === null ? (
          <SkeletonLines count={3} />
        ) : (
          <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
        )
      ) : entries.length === 0 ? (
        <p className="mb-0">{t('entries.none')}</p>
      ) : (
        <ScrollBox labelledBy="entries-table">
          <table className="table table-sm">
            <caption className="visually-hidden" id="entries-table">
              {t('entries.table')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('entries.date')}</th>
                <th scope="col">{t('entries.what')}</th>
                <th scope="col">{t('entries.reference')}</th>
                <th scope="col" className="figure-cell">
                  {t('entries.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td className="text-nowrap">{format.date(entry.effectiveDate)}</td>
                  <td>
                    {ledgerEntryName(language, entry)}
                    {entry.isReversed ? <span className="cell-note">{t('entries.reversed')}</span> : null}
                  </td>
                  <td className="plain-text">{entry.reference === '' ? '–' : entry.reference}</td>
                  <td className="figure-cell">{format.amount(entry.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
