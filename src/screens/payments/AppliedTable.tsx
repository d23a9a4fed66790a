import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Table } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { previewPayment } from '../../../contract/endpoints/payments';
import { useFormat } from '../../i18n/useFormat';

interface AppliedTableProps extends Pick<DataOf<typeof previewPayment>, 'applied' | 'unapplied'> {
  readonly caption: string;
}

/** Where a payment goes: report by report, and what waits for the next one. */
export function AppliedTable({ caption, applied, unapplied }: AppliedTableProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (
    <Table size="sm" className="figures-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('applied.report')}</th>
          <th scope="col" className="figure-cell">
            {t('applied.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {applied.map(({ reportId, number, amount }) => (
          <tr key={number}>
            <th scope="row">
              {reportId === null ? (
                t('applied.year', { number })
              ) : (
                <Link to={`/assessments/details?id=${reportId}`}>{number}</Link>
              )}
            </th>
            <td className="figure-cell">{format.amount(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('applied.waits')}</th>
          <td className="figure-cell">{format.amount(unapplied)}</td>
        </tr>
      </tbody>
    </Table>
  );
}
