import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { RegistrationForm } from './RegistrationForm';

/** Asks the board for an account. The answer is the same for every address, so that it tells nobody who has one. */
export function RegisterScreen() {
  const { t } = useTranslation('registrations');
  const { t: titles } = useTranslation('screens');
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) {
    return (
      <>
        <PageHeader title={titles('register.title')} lead={t('lead')} />
        <RegistrationForm onSent={setSentTo} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('sent.title')} lead={t('sent.lead')} />
      <section className="surface" aria-labelledby="next">
        <h2 id="next">{t('sent.next')}</h2>
        <ol className="mb-0">
          <li>{t('sent.mail', { email: sentTo })}</li>
          <li>{t('sent.board')}</li>
          <li>{t('sent.password')}</li>
        </ol>
      </section>
      <Button tag={Link} color="primary" className="mt-3" to="/">
        {t('sent.signIn')}
      </Button>
    </>
  );
}
