import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { mayListCompanies } from '../../../../domain/companyPermissions';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetUserQuery } from '../../../api/users/record';
import { userState } from '../../../../domain/userState';
import { USER_TONES } from '../../../components/columns/useUserColumns';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { WaitingChanges } from '../../shared/WaitingChanges';
import { UserActionPanel } from './UserActionPanel';
import { UserFacts } from './UserFacts';
import { UserHistory } from './UserHistory';

interface UserScreenProps {
  readonly id: string;
}

/** One person's account: how it stands, what can be done to it, and what was. */
export function UserScreen({ id }: UserScreenProps) {
  const { t } = useTranslation('users');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const linksCompany = mayListCompanies(useSelector(selectActor)).allowed;
  const { currentData: user, error, refetch } = useGetUserQuery({ params: { id } });
  const failure = readApiFailure(error);
  const back = <Link to="/admin/users">{t('record.back')}</Link>;
  if (user === undefined) {
    return (
      <>
        <PageHeader title={titles('adminusers.title')} lead={back} />
        {failure === null ? (
          <SkeletonLines count={8} />
        ) : (
          <LoadFailure
            message={`${t('record.failed')} ${errorMessage(failure, language)}`}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  const state = userState(user);
  return (
    <>
      <PageHeader
        title={user.name}
        badge={<StatusBadge tone={USER_TONES[state]} label={t(`states.${state}`)} />}
        lead={back}
      />
      <WaitingChanges kinds={['staff-roles']} userId={id} />
      <div className="columns">
        <div>
          <UserFacts user={user} linksCompany={linksCompany} />
          <UserHistory userId={id} />
        </div>
        <UserActionPanel user={user} />
      </div>
    </>
  );
}
