import check from 'bootstrap-icons/icons/check-circle-fill.svg';
import circle from 'bootstrap-icons/icons/circle.svg';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/Icon';
import { usePayeeAccount } from '../usePayeeAccount';

/** How a refund would be paid, and where to change that; nothing as long as it is not known. */
export function PaymentNotice() {
  const { t } = useTranslation('claim');
  const account = usePayeeAccount();
  if (account === undefined) return null;
  const isThere = account !== null;
  return (
    <p className={isThere ? 'available-need is-there mb-0' : 'available-need mb-0'}>
      <Icon paths={isThere ? check : circle} />{' '}
      <span>
        {t('needs.account')}
        {': '}
        {t(isThere ? 'needs.there.account' : 'needs.missing.account')}{' '}
        {isThere ? null : <Link to="/refunds">{t('needs.add.account')}</Link>}
      </span>
    </p>
  );
}
