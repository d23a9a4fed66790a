import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../api/base/errorMessage';
import { isCallUnknown } from '../../api/base/isCallUnknown';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useGetCompanyQuery } from '../../api/companies/list';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { QueueBar } from '../../components/record/QueueBar';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { selectIsImpersonating } from '../../state/impersonation';
import { useKeysSwitch } from '../shared/useKeysSwitch';
import { CompanyRecord } from './details/CompanyRecord';
import { ProfileAlone } from './details/ProfileAlone';
import { useCompanyQueue } from './useCompanyQueue';

/** One company with everything that belongs to it; named by `?id=`, its parts by `?tab=`. */
export function CompanyDetailsScreen() {
  const { t } = useTranslation('companies');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const isActing = useSelector(selectIsImpersonating);
  const isAsked = id !== '' && !isActing;
  const { currentData, error, refetch } = useGetCompanyQuery(isAsked ? { params: { id } } : skipToken);
  const keysSwitch = useKeysSwitch();
  const walk = useCompanyQueue(id, isActing ? null : address.get('queue'));
  const failure = readApiFailure(error);
  // While acting for a company the board's records are closed, and asking for them would be refused.
  if (isActing) return <PageHeader title={titles('admincompanydetails.title')} lead={t('acting.already')} />;
  // A question that is open about one company is never about the next one in the history.
  if (currentData !== undefined)
    return (
      <>
        {walk === undefined ? null : <QueueBar walk={walk} keysSwitch={keysSwitch} />}
        <CompanyRecord key={currentData.profile.companyId} company={currentData} />
      </>
    );
  if (id === '') {
    return (
      <>
        <PageHeader title={titles('admincompanydetails.title')} lead={t('details.noId')} />
        <Button tag={Link} color="primary" to="/admin/companies">
          {t('details.choose')}
        </Button>
      </>
    );
  }
  if (isCallUnknown(failure)) return <ProfileAlone companyId={id} />;
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
}
