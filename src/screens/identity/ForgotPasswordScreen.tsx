import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { HelpWithPassword } from './HelpWithPassword';

/** For whoever has forgotten the password: how to get a new one. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader title={titles('ForgotPassword.title')} lead={t('help.lead')} />
      <HelpWithPassword />
      <Button tag={Link} color="primary" to="/">
        {t('help.back')}
      </Button>
    </>
  );
}
