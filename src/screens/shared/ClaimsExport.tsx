import type { QueryOf } from '../../../contract/endpoint';
import type { listAllRefunds } from '../../../contract/endpoints/refunds/claims';
import { refundsApi } from '../../api/refunds/claims';
import { everyPage, useListFiles } from '../../api/base/useListFiles';
import { FileButtons } from '../../components/FileButtons';

interface ClaimsExportProps {
  /** The list as it is filtered and sorted; its page does not matter. */
  readonly query: QueryOf<typeof listAllRefunds>;
}

/** The filtered claims as a file. */
export function ClaimsExport({ query }: ClaimsExportProps) {
  const files = useListFiles(refundsApi.endpoints.exportRefunds, 'refunds', (format) => ({
    query: { ...everyPage(query), format },
  }));
  return <FileButtons {...files} />;
}
