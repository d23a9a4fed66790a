import { useTranslation } from 'react-i18next';
import type { QueryOf } from '../../../contract/endpoint';
import { exportCompanies } from '../../../contract/endpoints/companies/admin';
import type { listCompanies } from '../../../contract/endpoints/companies/list';
import { everyPage, useListFiles } from '../../api/base/useListFiles';
import { FileButtons } from '../../components/FileButtons';

interface CompaniesExportProps {
  /** The list as it is filtered and sorted; its page does not matter. */
  readonly query: QueryOf<typeof listCompanies>;
}

/** The filtered companies as a file. */
export function CompaniesExport({ query }: CompaniesExportProps) {
  const { t } = useTranslation('exemptions');
  const files = useListFiles(exportCompanies, 'companies', (format) => ({
    query: { ...everyPage(query), format },
  }));
  return <FileButtons {...files} names={{ csv: t('exportCsv'), xlsx: t('exportXlsx') }} />;
}
