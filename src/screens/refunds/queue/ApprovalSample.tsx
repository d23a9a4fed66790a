import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Table } from 'reactstrap';
import type { BulkApproval } from '../../../../contract/entities/bulkApproval';
import { ScrollBox } from '../../../components/ScrollBox';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat } from '../../../i18n/useFormat';
import { sampledClaimPath } from '../sampledClaimPath';

/** The claims that must be opened before the decision, chosen at random by the server. */
export function ApprovalSample({ approval }: { readonly approval: BulkApproval }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  return (
    <div>
      <h2 id="approval-sample">{t('approval.sample')}</h2>
      <p>{t('approval.sampleAbout')}</p>
      <ScrollBox labelledBy="approval-sample">
        <Table className="assignment-table" aria-labelledby="approval-sample">
          <thead>
            <tr>
              <th scope="col">{t('approval.claim')}</th>
              <th scope="col">{t('approval.company')}</th>
              <th scope="col" className="figure-cell">
                {t('approval.amount')}
              </th>
              <th scope="col">{t('approval.state')}</th>
            </tr>
          </thead>
          <tbody>
            {approval.sample.map(({ claimId, number, companyName, amount, isOpened }) => (
              <tr key={claimId}>
                <th scope="row">
                  <Link to={sampledClaimPath(claimId, approval.id)}>{number}</Link>
                </th>
                <td>{companyName}</td>
                <td className="figure-cell">{format.amount(amount)}</td>
                <td>
                  <StatusBadge
                    tone={isOpened ? 'good' : 'waiting'}
                    label={t(isOpened ? 'approval.opened' : 'approval.notOpened')}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
    </div>
  );
}
