import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { roleNames } from '../../../contract/texts/roles';
import { PageHeader } from '../../components/PageHeader';
import { useLanguage } from '../../i18n/useFormat';
import { openersOf } from '../../routing/accessTable';
import { ROUTES } from '../../routing/routes';
import { selectIsSignedIn, selectPerson, selectRoles } from '../../state/session';

/** Says why a page was refused, to whom it is open, and where to go instead. */
export function UnauthorizedScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const wanted = useSearchParams()[0].get('page');
  const page = ROUTES.find(({ name }) => name === wanted);
  const openers = page === undefined ? [] : openersOf(page.name);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { name } = useSelector(selectPerson);
  const roles = useSelector(selectRoles).filter((role) => role !== 'none');
  const reason = !isSignedIn
    ? t('unauthorized.guest')
    : roles.length === 0
      ? t('unauthorized.reasonNoRole', { name })
      : t('unauthorized.reason', { name, roles: roles.map((role) => t(`roles.${role}`)).join(', ') });
  return (
    <>
      <PageHeader title={titles('unauthorized.title')} lead={reason} />
      {page === undefined || openers.length === 0 ? null : (
        <p>
          {t('unauthorized.page', {
            page: titles(`${page.name}.title`),
            roles: roleNames(language, openers),
          })}
        </p>
      )}
      {isSignedIn ? <p>{t('unauthorized.who')}</p> : null}
      <p className="d-flex flex-wrap gap-2">
        <Button tag={Link} color="primary" to={isSignedIn ? '/home' : '/'}>
          {t(isSignedIn ? 'unauthorized.home' : 'unauthorized.signIn')}
        </Button>
        <Button tag={Link} color="secondary" outline to="/help/access">
          {t('unauthorized.table')}
        </Button>
      </p>
    </>
  );
}
