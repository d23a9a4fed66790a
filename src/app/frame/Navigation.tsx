import chevronLeft from 'bootstrap-icons/icons/chevron-double-left.svg';
import chevronRight from 'bootstrap-icons/icons/chevron-double-right.svg';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { parentOf } from '../../routing/parents';
import { pathOf } from '../../routing/routes';
import { selectIsImpersonating } from '../../state/impersonation';
import { navigationToggled } from '../../state/preferences';
import { selectCompanyName, selectRoles, selectSession } from '../../state/session';
import { navigationFor } from './navigationItems';
import { useRouteName } from './useRoute';

interface NavigationProps {
  readonly isCollapsed: boolean;
  readonly canCollapse?: boolean;
  /** Called when an entry was chosen; a drawer closes then. */
  readonly onChosen?: () => void;
}

/** The main navigation: screens the person's roles open. Narrowed, it keeps its names for whoever listens or hovers. */
export function Navigation({ isCollapsed, canCollapse = false, onChosen }: NavigationProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const roles = useSelector(selectRoles);
  const company = useSelector(selectCompanyName);
  const isImpersonating = useSelector(selectIsImpersonating);
  const canClaim = useSelector(selectSession)?.isRefundEligible === true;
  const sections = navigationFor(roles, isImpersonating, canClaim);
  const current = useRouteName();
  const isListed = sections.some(({ items }) => items.some(({ route }) => route === current));
  const marked = isListed ? current : parentOf(current, roles, isImpersonating);
  return (
    <nav
      className={isCollapsed ? 'navigation is-collapsed' : 'navigation'}
      aria-label={t('navigation.label')}
    >
      {sections.map(({ title, items }) => (
        <div key={title} className="navigation-section">
          <h2 className="navigation-title">{t(`navigation.${title}`, { company })}</h2>
          <ul>
            {items.map(({ route, text, icon }) => {
              const name = t(`navigation.${text}`);
              return (
                <li key={route}>
                  <Link
                    to={pathOf(route)}
                    className={route === marked ? 'navigation-link active' : 'navigation-link'}
                    aria-current={route === current ? 'page' : route === marked ? 'true' : undefined}
                    title={isCollapsed ? name : undefined}
                    onClick={onChosen}
                  >
                    <Icon paths={icon} />
                    <span className="navigation-name">{name}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {canCollapse ? (
        <button
          type="button"
          className="navigation-toggle btn-icon"
          aria-label={t(isCollapsed ? 'navigation.expand' : 'navigation.collapse')}
          aria-expanded={!isCollapsed}
          onClick={() => dispatch(navigationToggled())}
        >
          <Icon paths={isCollapsed ? chevronRight : chevronLeft} />
        </button>
      ) : null}
    </nav>
  );
}
