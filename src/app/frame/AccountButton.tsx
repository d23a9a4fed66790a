import personCircle from 'bootstrap-icons/icons/person-circle.svg';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Icon } from '../../components/Icon';
import { selectPerson } from '../../state/session';

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu')).AccountMenu }));

/** Who is signed in; its menu is loaded with the first opening. */
export function AccountButton() {
  const { t } = useTranslation();
  const { name } = useSelector(selectPerson);
  const [isWanted, setWanted] = useState(false);
  const face = (
    <>
      <Icon paths={personCircle} />
      <span className="account-name">{name}</span>
    </>
  );
  const label = t('account.open', { name });
  const button = (
    <button
      type="button"
      className="account-button"
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => {
        setWanted(true);
      }}
    >
      {face}
    </button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountMenu label={label}>{face}</AccountMenu>
    </Suspense>
  ) : (
    button
  );
}
