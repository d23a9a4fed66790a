import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { uploadReportLines } from '../../../../contract/endpoints/reports/filing';
import { LINE_COLUMNS } from '../../../../domain/reportLineFile';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { saveText } from '../../../api/drafts/saveText';
import { ScrollBox } from '../../../components/ScrollBox';

interface FileFaultsProps {
  readonly read: Pick<DataOf<typeof uploadReportLines>, 'faults' | 'rejected'>;
}

/** Rows of a file that were left out: where, what stood there, and why it cannot be read; also as a file to correct. */
export function FileFaults({ read: { faults, rejected } }: FileFaultsProps) {
  const { t } = useTranslation('reportForm');
  const dispatch = useApiDispatch();
  const columnName = (column: string): string => {
    const known = LINE_COLUMNS.find((each) => each === column);
    return known === undefined ? column : t(`file.columns.${known}`);
  };
  return (
    <>
      <h3 id="file-faults">{t('file.faultsTitle')}</h3>
      {rejected === null ? null : (
        <p>
          {t('file.fixFaults')}{' '}
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              dispatch(saveText('report-lines-not-added.csv', rejected));
            }}
          >
            {t('file.saveFaults')}
          </Button>
        </p>
      )}
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
