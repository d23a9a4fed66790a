import { useTranslation } from 'react-i18next';
import { useGetCompanyProfileQuery } from '../../../api/companies/profile';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { KeyFacts } from '../../../components/KeyFacts';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { addressLines } from '../../../components/record/addressLines';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { ActForCompany } from '../../shared/ActForCompany';

interface ProfileAloneProps {
  readonly companyId: string;
}

/** A company of a backend that has its profile and no record of it (decision 81). */
export function ProfileAlone({ companyId }: ProfileAloneProps) {
  const { t } = useTranslation('companies');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const { data: profile, error, refetch } = useGetCompanyProfileQuery({ params: { companyId } });
  const failure = readApiFailure(error);
  if (profile === undefined)
    return (
      <>
        <PageHeader title={titles('admincompanydetails.title')} />
        {failure === null ? (
          <SkeletonLines count={8} />
        ) : (
          <LoadFailure
            message={`${t('details.failed')} ${errorMessage(failure, language)}`}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  const or = (text: string): string => (text === '' ? t('details.none') : text);
  return (
    <>
      <PageHeader
        title={or(profile.legalName)}
        lead={t('details.profileAlone')}
        actions={<ActForCompany companyId={companyId} name={profile.legalName} />}
      />
      <section className="surface" aria-labelledby="profile">
        <h2 id="profile">{t('details.profile')}</h2>
        <KeyFacts
          facts={[
            { name: t('details.address'), value: addressLines(language, profile.address) },
            { name: t('details.contact'), value: or(profile.contactName) },
            { name: t('details.phone'), value: or(profile.phone), isFigure: true },
            { name: t('details.email'), value: or(profile.email), isWide: true },
          ]}
        />
      </section>
    </>
  );
}
