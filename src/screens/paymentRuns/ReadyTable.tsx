import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Input, Table } from 'reactstrap';
import type { ReadyClaim } from '../../../contract/entities/paymentRun';
import { money } from '../../../domain/money';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat } from '../../i18n/useFormat';

interface ReadyTableProps {
  readonly claims: readonly ReadyClaim[];
  /** Ready ones that are taken out of the run. */
  readonly left: ReadonlySet<string>;
  readonly mayChoose: boolean;
  readonly onChange: (left: ReadonlySet<string>) => void;
}

/** What would be paid, to whom and how; what has to wait stands there too, with why. */
export function ReadyTable({ claims, left, mayChoose, onChange }: ReadyTableProps) {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const choose = (claimId: string, on: boolean): void => {
    const next = new Set(left);
    if (on) next.delete(claimId);
    else next.add(claimId);
    onChange(next);
  };
  return (
    <ScrollBox labelledBy="ready-table">
      <Table className="payment-run-table">
        <caption className="visually-hidden" id="ready-table">
          {t('ready.table')}
        </caption>
        <thead>
          <tr>
            {mayChoose ? <th scope="col">{t('ready.inRun')}</th> : null}
            <th scope="col">{t('ready.claim')}</th>
            <th scope="col">{t('ready.company')}</th>
            <th scope="col">{t('ready.paidBy')}</th>
            <th scope="col">{t('ready.since')}</th>
            <th scope="col" className="is-figure">
              {t('ready.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {claims.map((claim) => (
            <tr key={claim.claimId} className={claim.leftOut === null ? undefined : 'is-left-out'}>
              {mayChoose ? (
                <td>
                  {claim.leftOut === null ? (
                    <Input
                      type="checkbox"
                      aria-label={t('ready.take', { number: claim.claimNumber })}
                      checked={!left.has(claim.claimId)}
                      onChange={(event) => {
                        choose(claim.claimId, event.target.checked);
                      }}
                    />
                  ) : null}
                </td>
              ) : null}
              <td className="text-nowrap">
                <Link to={`/refunds/details?id=${claim.claimId}`}>{claim.claimNumber}</Link>
              </td>
              <td>
                {claim.companyName}
                {claim.leftOut === null ? null : (
                  <small>
                    {t(`leftOut.${claim.leftOut}`, {
                      date: claim.payableFrom === null ? '' : format.date(claim.payableFrom),
                    })}
                  </small>
                )}
                {money(claim.unpaidBalance) > 0n ? (
                  <small>{t('ready.unpaid', { amount: format.money(claim.unpaidBalance) })}</small>
                ) : null}
              </td>
              <td>
                {claim.lastFour === null ? t('method.CHECK') : t('method.ACHTo', { digits: claim.lastFour })}
                {claim.accountIsNew ? <small className="is-warning">{t('accountIsNew')}</small> : null}
              </td>
              <td className="text-nowrap">{format.instant(claim.approvedAt)}</td>
              <td className="is-figure">{format.money(claim.amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}
