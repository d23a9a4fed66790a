import list from 'bootstrap-icons/icons/list.svg';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { selectIsStaff } from '../../state/session';
import { AccountButton } from './AccountButton';
import { LiveIndicator } from './LiveIndicator';
import { NotificationBell } from './NotificationBell';
import { RecordingMark } from './RecordingMark';
import { SearchButton } from './SearchButton';
import { BOARD_MARK } from '../../components/boardMark';

interface HeaderProps {
  readonly onOpenDrawer: () => void;
}

/** The bar across the top: brand, search, live state for staff, notifications, account. */
export function Header({ onOpenDrawer }: HeaderProps) {
  const { t } = useTranslation();
  const isStaff = useSelector(selectIsStaff);
  return (
    <header className="header">
      <button
        type="button"
        className="btn-icon header-menu"
        aria-label={t('navigation.open')}
        onClick={onOpenDrawer}
      >
        <Icon paths={list} />
      </button>
      <Link to="/home" className="brand" aria-label={t('product')}>
        <img src={BOARD_MARK} alt="" width="28" height="28" />
        <span className="brand-name">{t('product')}</span>
      </Link>
      <SearchButton />
      <div className="header-tools">
        <RecordingMark />
        {isStaff ? <LiveIndicator /> : null}
        <NotificationBell />
        <AccountButton />
      </div>
    </header>
  );
}
