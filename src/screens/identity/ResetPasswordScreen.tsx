import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { selectIsSignedIn, selectIsTemporary } from '../../state/session';
import { HelpWithPassword } from './HelpWithPassword';
import { OwnNewPassword } from './OwnNewPassword';

/** Sets a new password: by oneself when signed in, else with the board's help. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const isSignedIn = useSelector(selectIsSignedIn);
  const isTemporary = useSelector(selectIsTemporary);
  if (isSignedIn && !isTemporary) {
    return (
      <>
        <PageHeader title={titles('resetpassword.title')} lead={t('help.signedIn')} />
        <OwnNewPassword />
      </>
    );
  }
  return (
    <>
      <PageHeader title={titles('resetpassword.title')} lead={t('help.lead')} />
      {isTemporary ? null : <HelpWithPassword />}
      <Button tag={Link} color="primary" to={isTemporary ? '/resettemporarypassword' : '/'}>
        {t(isTemporary ? 'help.replace' : 'help.back')}
      </Button>
    </>
  );
}
