import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader';
import { NotificationChoices } from './notices/NotificationChoices';
import { OwnSignIn } from './signIn/OwnSignIn';
import { PersonFacts } from './PersonFacts';

/** The board's own people: who they are signed in as, and how they sign in. */
export function StaffAccountScreen() {
  const { t } = useTranslation('account');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader title={titles('adminmyaccount.title')} lead={t('staffLead')} />
      <PersonFacts />
      <OwnSignIn />
      <NotificationChoices />
    </>
  );
}
