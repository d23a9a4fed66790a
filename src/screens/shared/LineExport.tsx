import type { QueryOf } from '../../../contract/endpoint';
import type { listCustomsLines } from '../../../contract/endpoints/customs/files';
import { customsApi } from '../../api/customs/files';
import { everyPage, useListFiles } from '../../api/base/useListFiles';
import { FileButtons } from '../../components/FileButtons';

interface LineExportProps {
  readonly query: () => QueryOf<typeof listCustomsLines>;
}

/** All lines the filters leave, not this page alone, as a file. */
export function LineExport({ query }: LineExportProps) {
  const files = useListFiles(customsApi.endpoints.exportCustomsLines, 'entry-lines', (format) => ({
    query: { ...everyPage(query()), format },
  }));
  return <FileButtons {...files} />;
}
