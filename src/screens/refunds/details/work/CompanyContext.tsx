import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { CompanyContext as Context } from '../../../../../contract/entities/companyContext';
import type { RefundDetails } from '../../../../../contract/entities/refund';
import { maySeeCompanyContext } from '../../../../../domain/refundPermissions';
import { useGetCompanyContextQuery } from '../../../../api/refunds/review';
import { StatusBadge } from '../../../../components/record/StatusBadge';
import { selectActor } from '../../../../state/actor';
import { useFormat } from '../../../../i18n/useFormat';
import { claimTone } from '../../claimTone';
import { useClaimWords } from '../../useClaimWords';

interface CompanyContextProps {
  readonly claim: Pick<RefundDetails, 'id' | 'fiscalYear'>;
  /** The program's unit; empty while it is not known. */
  readonly unit: string;
}

/** What else is known of the company, in a line beside the evidence; its last claims unfold. */
export function CompanyContext({ claim, unit }: CompanyContextProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const maySee = maySeeCompanyContext(useSelector(selectActor)).allowed;
  const { data } = useGetCompanyContextQuery(maySee ? { params: { id: claim.id } } : skipToken);
  if (data === undefined) return null;
  const { otherClaims, usualAmount, accountSetOn, exempt } = data;
  const atAGlance = [
    otherClaims === 0
      ? t('context.first')
      : t('context.others', { count: otherClaims, shown: format.count(otherClaims) }),
    ...(usualAmount === null ? [] : [t('context.usual', { amount: format.money(usualAmount) })]),
  ];
  const facts = [
    accountSetOn === null ? t('context.check') : t('context.account', { date: format.date(accountSetOn) }),
    ...(exempt === null
      ? []
      : [
          t('context.exempt', {
            used: format.quantity(exempt.used),
            total: format.quantity(exempt.total),
            unit,
            year: claim.fiscalYear,
          }),
        ]),
  ];
  return (
    <details className="surface company-context no-print">
      <summary>
        <strong>{t('context.title')}</strong> {atAGlance.join(' · ')}
      </summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <OtherClaims claims={data.claims} />
    </details>
  );
}

function OtherClaims({ claims }: Pick<Context, 'claims'>) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const words = useClaimWords();
  if (claims.length === 0) return null;
  return (
    <table className="table table-sm" aria-label={t('context.claims')}>
      <tbody>
        {claims.map(({ id, number, fiscalYear, reason, amountClaimed, status }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/refunds/details?${new URLSearchParams({ id }).toString()}`}>{number}</Link>
            </th>
            <td>
              {fiscalYear}, {words.reason(reason)}
            </td>
            <td className="figure text-end">{format.money(amountClaimed)}</td>
            <td>
              <StatusBadge tone={claimTone(status)} label={words.status(status)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
