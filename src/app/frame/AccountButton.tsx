import personCircle from 'bootstrap-icons/icons/person-circle.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Icon } from '../../components/Icon';
import { LazyPart } from './LazyPart';
import { selectPerson } from '../../state/session';

const loadMenu = async () => (await import(/* webpackChunkName: "menus" */ './AccountMenu')).AccountMenu;

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
    <LazyPart
      load={loadMenu}
      fallback={button}
      onLost={() => {
        setWanted(false);
      }}
    >
      {(AccountMenu) => <AccountMenu label={label}>{face}</AccountMenu>}
    </LazyPart>
  ) : (
    button
  );
}
