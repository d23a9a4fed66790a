import { useTranslation } from 'react-i18next';
import type { QueryOf } from '../../../contract/endpoint';
import { exportExemptions } from '../../../contract/endpoints/exemptions';
import type { listAllExemptions } from '../../../contract/endpoints/records';
import { useDownload } from '../../api/useDownload';
import { DownloadButton } from '../../components/DownloadButton';

interface ExemptionsExportProps {
  /** The list as it is filtered and sorted; its page does not matter. */
  readonly query: QueryOf<typeof listAllExemptions>;
}

/** The filtered applications and certificates as a file. */
export function ExemptionsExport({ query }: ExemptionsExportProps) {
  const { t } = useTranslation('exemptions');
  const csv = useDownload(exportExemptions, 'exemptions.csv');
  const xlsx = useDownload(exportExemptions, 'exemptions.xlsx');
  const filtered = { ...query, page: undefined, pageSize: undefined, cursor: undefined };
  return (
    <>
      <DownloadButton
        isBusy={csv.isBusy}
        failure={csv.failure}
        onPress={() => {
          csv.run({ query: { ...filtered, format: 'csv' } });
        }}
      >
        {t('exportCsv')}
      </DownloadButton>
      <DownloadButton
        isBusy={xlsx.isBusy}
        failure={xlsx.failure}
        onPress={() => {
          xlsx.run({ query: { ...filtered, format: 'xlsx' } });
        }}
      >
        {t('exportXlsx')}
      </DownloadButton>
    </>
  );
}
