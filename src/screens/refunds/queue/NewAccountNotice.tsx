import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NewAccounts } from '../../../../contract/entities/newAccounts';
import { useFormat } from '../../../i18n/useFormat';

/** Names the claims that are paid to a new bank account, so that they are looked at before many are decided together. */
export function NewAccountNotice({ accounts }: { readonly accounts: NewAccounts | undefined }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  if (accounts === undefined || accounts.count === 0) return null;
  const { count, claims } = accounts;
  const more = count - claims.length;
  return (
    <div className="alert alert-warning">
      <p className="mb-1">{t('newAccount.title', { count, shown: format.count(count) })}</p>
      <ul className="mb-0">
        {claims.map(({ id, number, companyName }) => (
          <li key={id}>
            <Link to={`/refunds/details?id=${id}`}>{number}</Link> {companyName}
          </li>
        ))}
        {more > 0 ? <li>{t('newAccount.more', { count: more, shown: format.count(more) })}</li> : null}
      </ul>
    </div>
  );
}
