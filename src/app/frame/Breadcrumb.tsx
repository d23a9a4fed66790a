import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Breadcrumb as Trail, BreadcrumbItem } from 'reactstrap';
import { parentOf } from '../../routing/parents';
import { pathOf } from '../../routing/routes';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectRoles } from '../../state/session';
import { useRouteName } from './useRoute';

/** Where the screen lies. The start page and pages outside the tree show none. */
export function Breadcrumb() {
  const { t } = useTranslation('screens');
  const { t: frame } = useTranslation('frame');
  const name = useRouteName();
  const roles = useSelector(selectRoles);
  const isImpersonating = useSelector(selectIsImpersonating);
  const above = parentOf(name, roles, isImpersonating);
  if (above === undefined) return null;
  return (
    <Trail aria-label={frame('breadcrumb')}>
      <BreadcrumbItem>
        <Link to={pathOf(above)}>{t(`${above}.title`)}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>{t(`${name}.title`)}</BreadcrumbItem>
    </Trail>
  );
}
