import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader';
import { PasswordSection } from './PasswordSection';
import { PersonFacts } from './PersonFacts';

/** The board's own people: who they are signed in as, and their password. */
export function StaffAccountScreen() {
  const { t } = useTranslation('account');
  const { t: titles } = useTranslation('screens');
  return (
    <>
      <PageHeader title={titles('adminmyaccount.title')} lead={t('staffLead')} />
      <PersonFacts />
      <PasswordSection />
    </>
  );
}
