import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { selectIsSignedIn, selectPerson, selectRoles } from '../../state/session';

/** Says why a page was refused, and what can be done about it. */
export function UnauthorizedScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
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
      {isSignedIn ? <p>{t('unauthorized.who')}</p> : null}
      <Button tag={Link} color="primary" to={isSignedIn ? '/home' : '/'}>
        {t(isSignedIn ? 'unauthorized.home' : 'unauthorized.signIn')}
      </Button>
    </>
  );
}
