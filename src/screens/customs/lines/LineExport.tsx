import { useTranslation } from 'react-i18next';
import type { QueryOf } from '../../../../contract/endpoint';
import { exportCustomsLines, type listCustomsLines } from '../../../../contract/endpoints/customs';
import { useDownload } from '../../../api/useDownload';
import { DownloadButton } from '../../../components/DownloadButton';

interface LineExportProps {
  readonly query: QueryOf<typeof listCustomsLines>;
}

/** All lines the filters leave, not this page alone, as a file. */
export function LineExport({ query }: LineExportProps) {
  const { t } = useTranslation('customs');
  const csv = useDownload(exportCustomsLines, 'entry-lines.csv');
  const xlsx = useDownload(exportCustomsLines, 'entry-lines.xlsx');
  return (
    <>
      <DownloadButton
        {...csv}
        onPress={() => {
          csv.run({ query: { ...query, page: undefined, format: 'csv' } });
        }}
      >
        {t('lines.exportCsv')}
      </DownloadButton>
      <DownloadButton
        {...xlsx}
        onPress={() => {
          xlsx.run({ query: { ...query, page: undefined, format: 'xlsx' } });
        }}
      >
        {t('lines.exportXlsx')}
      </DownloadButton>
    </>
  );
}
