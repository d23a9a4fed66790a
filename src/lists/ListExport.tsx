import { useTranslation } from 'react-i18next';
import type { ExportedList } from '../../contract/endpoints/lists';
import { listsApi } from '../api/lists';
import { everyPage, useListFiles } from '../api/base/useListFiles';
import { DownloadButton } from '../components/DownloadButton';
import { FileButtons } from '../components/FileButtons';

interface ListExportProps {
  readonly list: ExportedList;
  /** The list as it is filtered and sorted; its page does not matter. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Where the list has a CSV file of its own. */
  readonly isWorkbookOnly?: boolean;
}

/** The filtered list as a file, in the menu "More". */
export function ListExport({ list, query, isWorkbookOnly = false }: ListExportProps) {
  const { t } = useTranslation('components');
  const files = useListFiles(listsApi.endpoints.exportList, list, (format) => ({
    query: { list, format, query: addressOf(everyPage(query)) },
  }));
  if (isWorkbookOnly)
    return (
      <DownloadButton
        isBusy={files.xlsx.isBusy}
        failure={files.xlsx.failure}
        onPress={() => {
          files.onPress('xlsx');
        }}
      >
        {t('list.exportXlsx')}
      </DownloadButton>
    );
  return <FileButtons {...files} />;
}

const addressOf = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  ).toString();
