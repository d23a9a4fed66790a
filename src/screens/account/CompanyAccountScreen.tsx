import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { useGetCompanyProfileQuery } from '../../api/companies/profile';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { selectCompanyId } from '../../state/session';
import { AskForChange } from './AskForChange';
import { ContactSection } from './ContactSection';
import { FixedFacts } from './FixedFacts';
import { NotificationChoices } from './notices/NotificationChoices';
import { OwnSignIn } from './signIn/OwnSignIn';
import { PersonFacts } from './PersonFacts';

/** A company user's account: the company as the board has it, what of it may be changed, and the own sign-in. */
export function CompanyAccountScreen() {
  const { t } = useTranslation('account');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const companyId = useSelector(selectCompanyId);
  const { data: profile, error, refetch } = useGetCompanyProfileQuery({ params: { companyId } });
  const failure = readApiFailure(error);
  return (
    <>
      <PageHeader
        title={titles('myaccount.title')}
        lead={t('companyLead')}
        actions={<Link to="/myaccount/people">{titles('people.title')}</Link>}
      />
      <PersonFacts />
      {profile === undefined ? (
        failure === null ? (
          <SkeletonLines count={8} />
        ) : (
          <LoadFailure
            message={`${t('failed')} ${errorMessage(failure, language)}`}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <>
          <FixedFacts profile={profile} />
          <AskForChange />
          <ContactSection profile={profile} />
        </>
      )}
      <OwnSignIn />
      <NotificationChoices />
    </>
  );
}
