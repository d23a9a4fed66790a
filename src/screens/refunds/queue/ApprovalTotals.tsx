import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import type { BulkApproval } from '../../../../contract/entities/bulkApproval';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';

/** What each company would get, and the total. */
export function ApprovalTotals({ approval }: { readonly approval: BulkApproval }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  return (
    <div>
      <h2 id="approval-companies">{t('approval.companies')}</h2>
      <ScrollBox labelledBy="approval-companies">
        <Table className="assignment-table" aria-labelledby="approval-companies">
          <thead>
            <tr>
              <th scope="col">{t('approval.company')}</th>
              <th scope="col" className="figure-cell">
                {t('approval.claims')}
              </th>
              <th scope="col" className="figure-cell">
                {t('approval.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {approval.companies.map(({ id, name, count, amount }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="figure-cell">{format.count(count)}</td>
                <td className="figure-cell">{format.amount(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('approval.total')}</th>
              <td className="figure-cell">{format.count(approval.count)}</td>
              <td className="figure-cell">{format.amount(approval.total)}</td>
            </tr>
          </tfoot>
        </Table>
      </ScrollBox>
    </div>
  );
}
