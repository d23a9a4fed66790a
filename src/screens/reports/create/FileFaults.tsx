import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../../contract/endpoint';
import type { uploadReportLines } from '../../../../contract/endpoints/reports/filing';
import { LINE_COLUMNS } from '../../../../domain/reportLineFile';
import { ScrollBox } from '../../../components/ScrollBox';

interface FileFaultsProps {
  readonly faults: DataOf<typeof uploadReportLines>['faults'];
}

/** Rows of a file that were left out: where, what stood there, and why it cannot be read. */
export function FileFaults({ faults }: FileFaultsProps) {
  const { t } = useTranslation('reportForm');
  const columnName = (column: string): string => {
    const known = LINE_COLUMNS.find((each) => each === column);
    return known === undefined ? column : t(`file.columns.${known}`);
  };
  return (
    <>
      <h3 id="file-faults">{t('file.faultsTitle')}</h3>
      <ScrollBox labelledBy="file-faults">
        <table className="table table-sm">
          <thead>
            <tr>
              <th scope="col">{t('file.line')}</th>
              <th scope="col">{t('file.column')}</th>
              <th scope="col">{t('file.value')}</th>
              <th scope="col">{t('file.why')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ fileLine, column, value, sentence }) => (
              <tr key={`${fileLine} ${column}`}>
                <td className="figure-cell">{fileLine}</td>
                <td>{columnName(column)}</td>
                <td className="plain-text">{value}</td>
                <td>{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
