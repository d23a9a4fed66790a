import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useGetCompanyProfileQuery } from '../../api/companies/profile';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { selectCompanyId } from '../../state/session';
import { accountTab } from './accountTab';
import { AccountTabs } from './AccountTabs';
import { AskForChange } from './AskForChange';
import { ContactSection } from './ContactSection';
import { FixedFacts } from './FixedFacts';
import { NotificationChoices } from './notices/NotificationChoices';
import { OwnSignIn } from './signIn/OwnSignIn';
import { PersonFacts } from './PersonFacts';

/** A company user's settings, page by page: the company as the board has it, the own sign-in, and notifications. */
export function CompanyAccountScreen() {
  const { t } = useTranslation('account');
  const { t: titles } = useTranslation('screens');
  const tab = accountTab(useSearchParams()[0].get('tab'));
  return (
    <>
      <PageHeader title={titles('myaccount.title')} lead={t('companyLead')} />
      <AccountTabs tab={tab} />
      {tab === 'company' ? <CompanyPage /> : null}
      {tab === 'signin' ? (
        <>
          <PersonFacts />
          <OwnSignIn />
        </>
      ) : null}
      {tab === 'notifications' ? <NotificationChoices /> : null}
    </>
  );
}

function CompanyPage() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const companyId = useSelector(selectCompanyId);
  const { data: profile, error, refetch } = useGetCompanyProfileQuery({ params: { companyId } });
  const failure = readApiFailure(error);
  if (profile === undefined)
    return failure === null ? (
      <SkeletonLines count={8} />
    ) : (
      <LoadFailure
        message={`${t('failed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <FixedFacts profile={profile} />
      <AskForChange />
      <ContactSection profile={profile} />
    </>
  );
}
