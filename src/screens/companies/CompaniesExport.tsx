import { useTranslation } from 'react-i18next';
import type { QueryOf } from '../../../contract/endpoint';
import { exportCompanies } from '../../../contract/endpoints/companies';
import type { listCompanies } from '../../../contract/endpoints/records';
import { useDownload } from '../../api/useDownload';
import { FileButtons } from '../../components/FileButtons';

interface CompaniesExportProps {
  /** The list as it is filtered and sorted; its page does not matter. */
  readonly query: QueryOf<typeof listCompanies>;
}

/** The filtered companies as a file. */
export function CompaniesExport({ query }: CompaniesExportProps) {
  const { t } = useTranslation('exemptions');
  const csv = useDownload(exportCompanies, 'companies.csv');
  const xlsx = useDownload(exportCompanies, 'companies.xlsx');
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
