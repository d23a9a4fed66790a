import type { QueryOf } from '../../../contract/endpoint';
import type { listCompanies } from '../../../contract/endpoints/companies/list';
import { companyAdminApi } from '../../api/companies/admin';
import { everyPage, useListFiles } from '../../api/base/useListFiles';
import { FileButtons } from '../../components/FileButtons';

interface CompaniesExportProps {
  /** The list as it is filtered and sorted; its page does not matter. */
  readonly query: QueryOf<typeof listCompanies>;
}

/** The filtered companies as a file. */
export function CompaniesExport({ query }: CompaniesExportProps) {
  const files = useListFiles(companyAdminApi.endpoints.exportCompanies, 'companies', (format) => ({
    query: { ...everyPage(query), format },
  }));
  return <FileButtons {...files} />;
}
