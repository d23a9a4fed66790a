import { useTranslation } from 'react-i18next';
import type { QueryOf } from '../../../../contract/endpoint';
import { exportRefunds, type listAllRefunds } from '../../../../contract/endpoints/refunds';
import { useDownload } from '../../../api/useDownload';
import { FileButtons } from '../../../components/FileButtons';

interface QueueExportProps {
  /** The list as it is filtered and sorted; its page does not matter. */
  readonly query: QueryOf<typeof listAllRefunds>;
}

/** The filtered claims as a file. */
export function QueueExport({ query }: QueueExportProps) {
  const { t } = useTranslation('refunds');
  const csv = useDownload(exportRefunds, 'refunds.csv');
  const xlsx = useDownload(exportRefunds, 'refunds.xlsx');
  const filtered = { ...query, page: undefined, pageSize: undefined, cursor: undefined };
  return (
    <FileButtons
      csv={csv}
      xlsx={xlsx}
      names={{ csv: t('queue.exportCsv'), xlsx: t('queue.exportXlsx') }}
      onPress={(format) => {
        (format === 'csv' ? csv : xlsx).run({ query: { ...filtered, format } });
      }}
    />
  );
}
