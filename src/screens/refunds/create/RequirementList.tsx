import check from 'bootstrap-icons/icons/check-circle-fill.svg';
import circle from 'bootstrap-icons/icons/circle.svg';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RefundProposal } from '../../../../contract/entities/refund';
import { Icon } from '../../../components/Icon';
import { useClaimWords } from '../useClaimWords';
import type { ClaimForm } from './claimForm';
import { requirementsOf } from './requirements';
import { usePayeeAccount } from '../usePayeeAccount';

interface RequirementListProps {
  readonly form: ClaimForm;
  readonly proposal: RefundProposal;
}

/** What a claim will need, on its first page: what is there already, what is missing, and where to add it. */
export function RequirementList({ form, proposal }: RequirementListProps) {
  const { t } = useTranslation('claim');
  const words = useClaimWords();
  const account = usePayeeAccount();
  const needs = requirementsOf(form, proposal, account === undefined ? 'unknown' : account !== null);
  return (
    <section className="surface" aria-labelledby="claim-needs">
      <h2 id="claim-needs">{t('needs.title')}</h2>
      <ul className="needed-list">
        {needs.map((need) => (
          <li
            key={need.kind === 'evidence' ? `evidence ${need.evidence}` : need.kind}
            className={need.isThere ? 'is-there' : ''}
          >
            <Icon paths={need.isThere ? check : circle} />{' '}
            {need.kind === 'evidence' ? words.evidence(need.evidence) : t(`needs.${need.kind}`)}
            {': '}
            {need.isThere ? t(`needs.there.${need.kind}`) : t(`needs.missing.${need.kind}`)}{' '}
            {'addAt' in need && need.addAt !== null ? (
              <Link to={need.addAt}>{t(`needs.add.${need.kind}`)}</Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
