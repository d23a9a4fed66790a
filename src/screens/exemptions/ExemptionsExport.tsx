import { useTranslation } from 'react-i18next';
import type { QueryOf } from '../../../contract/endpoint';
import { exportExemptions } from '../../../contract/endpoints/exemptions';
import type { listAllExemptions } from '../../../contract/endpoints/records';
import { useDownload } from '../../api/useDownload';
import { FileButtons } from '../../components/FileButtons';

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
    <FileButtons
      csv={csv}
      xlsx={xlsx}
      names={{ csv: t('exportCsv'), xlsx: t('exportXlsx') }}
      onPress={(format) => {
        (format === 'csv' ? csv : xlsx).run({ query: { ...filtered, format } });
      }}
    />
  );
}
