import chevronLeft from 'bootstrap-icons/icons/chevron-double-left.svg';
import chevronRight from 'bootstrap-icons/icons/chevron-double-right.svg';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { pathOf } from '../../routing/routes';
import { selectIsImpersonating } from '../../state/impersonation';
import { navigationToggled } from '../../state/preferences';
import { selectCompanyName, selectRoles } from '../../state/session';
import { navigationFor } from './navigationItems';

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
  return (
    <nav
      className={isCollapsed ? 'navigation is-collapsed' : 'navigation'}
      aria-label={t('navigation.label')}
    >
      {navigationFor(roles, isImpersonating).map(({ title, items }) => (
        <div key={title} className="navigation-section">
          <h2 className="navigation-title">{t(`navigation.${title}`, { company })}</h2>
          <ul>
            {items.map(({ route, text, icon }) => {
              const name = t(`navigation.${text}`);
              return (
                <li key={route}>
                  <NavLink
                    to={pathOf(route)}
                    end
                    className="navigation-link"
                    title={isCollapsed ? name : undefined}
                    onClick={onChosen}
                  >
                    <Icon paths={icon} />
                    <span className="navigation-name">{name}</span>
                  </NavLink>
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
