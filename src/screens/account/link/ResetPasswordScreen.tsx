import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../../components/PageHeader';
import { selectIsSignedIn, selectIsTemporary } from '../../../state/session';
import { NotificationChoices } from '../notices/NotificationChoices';
import { OwnSignIn } from '../signIn/OwnSignIn';
import { PersonFacts } from '../PersonFacts';
import { PasswordByLink } from './PasswordByLink';
import { useLinkToken } from './useLinkToken';

/** Sets a new password: with a link from an email, by oneself when signed in, else says how to get a link. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('recovery');
  const { t: identity } = useTranslation('identity');
  const { t: signIn } = useTranslation('ownSignIn');
  const { t: titles } = useTranslation('screens');
  const link = useLinkToken();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isTemporary = useSelector(selectIsTemporary);
  if (link.token !== undefined)
    return <PasswordByLink key={link.token} token={link.token} onForget={link.forget} />;
  const title = titles('resetpassword.title');
  if (isTemporary) {
    return (
      <>
        <PageHeader title={title} lead={identity('help.replaceLead')} />
        <Button tag={Link} color="primary" to="/resettemporarypassword">
          {identity('help.replace')}
        </Button>
      </>
    );
  }
  if (isSignedIn) {
    return (
      <>
        <PageHeader title={signIn('title')} lead={signIn('lead')} />
        <PersonFacts />
        <OwnSignIn />
        <NotificationChoices />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} lead={t('reset.noLink')} />
      <Button tag={Link} color="primary" to="/ForgotPassword">
        {t('reset.askAgain')}
      </Button>
    </>
  );
}
