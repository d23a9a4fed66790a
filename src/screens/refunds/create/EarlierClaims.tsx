import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefundProposal } from '../../../../contract/entities/refund';
import { useFormat } from '../../../i18n/useFormat';
import { useClaimWords } from '../useClaimWords';

interface EarlierClaimsProps {
  readonly claims: NonNullable<RefundProposal['earlierClaims']>;
}

/** The claims whose amounts are subtracted from what a year gives. */
export function EarlierClaims({ claims }: EarlierClaimsProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const words = useClaimWords();
  if (claims.length === 0) return null;
  return (
    <>
      <p className="mt-2 mb-0" id="earlier-claims">
        {t('summary.earlier')}
      </p>
      <ul className="mb-0" aria-labelledby="earlier-claims">
        {claims.map(({ id, number, status, amount }) => (
          <li key={id}>
            <Link to={`/refunds/details?id=${id}`}>{number}</Link>
            {': '}
            <span className="figure">{format.money(amount)}</span>
            {` · ${words.status(status)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
