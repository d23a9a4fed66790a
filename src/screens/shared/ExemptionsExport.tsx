import type { QueryOf } from '../../../contract/endpoint';
import type { listAllExemptions } from '../../../contract/endpoints/exemptions/list';
import { exemptionsApi } from '../../api/exemptions/applications';
import { everyPage, useListFiles } from '../../api/base/useListFiles';
import { FileButtons } from '../../components/FileButtons';

interface ExemptionsExportProps {
  /** The list as it is filtered and sorted; its page does not matter. */
  readonly query: QueryOf<typeof listAllExemptions>;
}

/** The filtered applications and certificates as a file. */
export function ExemptionsExport({ query }: ExemptionsExportProps) {
  const files = useListFiles(exemptionsApi.endpoints.exportExemptions, 'exemptions', (format) => ({
    query: { ...everyPage(query), format },
  }));
  return <FileButtons {...files} />;
}
