import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import { isOfRefund, useLedgerColumns } from '../columns/useLedgerColumns';
import { DownloadButton } from '../DownloadButton';
import { DataList } from '../list/DataList';
import type { StatementProps } from './statementProps';

/** Every entry of the days asked for, with the balance before, after each, and at the end. */
export function StatementSection({ list, statement, files }: StatementProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const hasRefunds = statement?.entries.some(isOfRefund) === true;
  const columns = useLedgerColumns(hasRefunds);
  return (
    <section className="mt-4">
      <h2>{t('entries.title')}</h2>
      {statement === undefined ? null : (
        <p className="text-body-secondary">
          {t('entries.period', {
            from: format.date(statement.from),
            to: format.date(statement.to),
            opening: format.money(statement.openingBalance),
            closing: format.money(statement.closingBalance),
          })}
          {hasRefunds ? ` ${t('entries.refunds')}` : ''}
        </p>
      )}
      <DataList
        {...list}
        name={t('entries.title')}
        columns={columns}
        rowId={(entry) => entry.id}
        searchHint={t('entries.search')}
        empty={{ title: t('entries.title'), text: t('entries.empty') }}
        tools={
          <>
            <DownloadButton
              isBusy={files.isBusy}
              failure={files.failure}
              onPress={() => {
                files.save('pdf');
              }}
            >
              {t('entries.pdf')}
            </DownloadButton>
            <DownloadButton
              isBusy={files.isBusy}
              failure={undefined}
              onPress={() => {
                files.save('csv');
              }}
            >
              {t('entries.csv')}
            </DownloadButton>
          </>
        }
      />
    </section>
  );
}
