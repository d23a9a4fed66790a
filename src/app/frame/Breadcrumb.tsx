import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Trail } from '../../components/Trail';
import { parentOf } from '../../routing/parents';
import { pathOf } from '../../routing/routes';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectRoles } from '../../state/session';
import { useRouteName } from './useRoute';

/** Where the screen lies. The start page and pages outside the tree show none. */
export function Breadcrumb() {
  const { t } = useTranslation('screens');
  const name = useRouteName();
  const roles = useSelector(selectRoles);
  const isImpersonating = useSelector(selectIsImpersonating);
  const above = parentOf(name, roles, isImpersonating);
  const { search } = useLocation();
  if (above === undefined) return null;
  const query = new URLSearchParams(search);
  const isForm = name === 'createreport' || name === 'refundscreate' || name === 'exemptioncreate';
  const here =
    isForm && query.has('sent')
      ? t(`${name}.sent`)
      : name === 'createreport' && query.has('amend')
        ? t('createreport.amend')
        : t(`${name}.title`);
  return <Trail above={{ to: pathOf(above), name: t(`${above}.title`) }} here={here} />;
}
