import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOf, type RouteName } from '../../routing/routes';
import { useRouteName } from './useRoute';

/** Screens that are reached through another one. */
const PARENTS: Partial<Record<RouteName | 'notfound', RouteName>> = {
  createreport: 'previousreports',
  reportdetails: 'previousreports',
  exemptioncreate: 'exemptions',
  admincompanydetails: 'admincompanies',
  refundscreate: 'refunds',
  refunddetails: 'refunds',
};

interface BreadcrumbProps {
  /** Replaces the parent where a person's own way leads through another list. */
  readonly parent?: RouteName;
}

/** Where the screen lies. The start page and pages outside the tree show none. */
export function Breadcrumb({ parent }: BreadcrumbProps) {
  const { t } = useTranslation('screens');
  const { t: frame } = useTranslation('frame');
  const name = useRouteName();
  const above = parent ?? PARENTS[name];
  if (above === undefined) return null;
  return (
    <nav aria-label={frame('breadcrumb')}>
      <ol className="breadcrumb">
        <li className="breadcrumb-item">
          <Link to={pathOf(above)}>{t(`${above}.title`)}</Link>
        </li>
        <li className="breadcrumb-item active" aria-current="page">
          {t(`${name}.title`)}
        </li>
      </ol>
    </nav>
  );
}
