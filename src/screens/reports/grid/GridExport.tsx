import { useTranslation } from 'react-i18next';
import { gridApi } from '../../../api/reports/grid';
import { useDownload } from '../../../api/base/useDownload';
import { DownloadButton } from '../../../components/DownloadButton';
import type { GridQuery } from './GridBlock';

interface GridExportProps {
  readonly query: GridQuery;
}

/** The whole filtered grid as a file. */
export function GridExport({ query }: GridExportProps) {
  const { t } = useTranslation('reportGrid');
  const csv = useDownload(gridApi.endpoints.exportReportGrid, 'reports.csv');
  const xlsx = useDownload(gridApi.endpoints.exportReportGrid, 'reports.xlsx');
  const all = { ...query, page: undefined, pageSize: undefined };
  return (
    <>
      <DownloadButton
        {...csv}
        onPress={() => {
          csv.run({ query: { ...all, format: 'csv' } });
        }}
      >
        {t('exportCsv')}
      </DownloadButton>
      <DownloadButton
        {...xlsx}
        onPress={() => {
          xlsx.run({ query: { ...all, format: 'xlsx' } });
        }}
      >
        {t('exportXlsx')}
      </DownloadButton>
    </>
  );
}
