import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { mayListCompanies } from '../../../../domain/companyPermissions';
import { mayImpersonate } from '../../../../domain/impersonationPermissions';
import { isStaff } from '../../../../domain/roles';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetUserQuery } from '../../../api/users/record';
import { userState } from '../../../../domain/userState';
import { USER_TONES } from '../../../components/columns/useUserColumns';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { SkeletonLines } from '../../../components/Skeleton';
import { Trail } from '../../../components/Trail';
import { useLanguage } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { ActForCompany } from '../../shared/ActForCompany';
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
  const actor = useSelector(selectActor);
  const linksCompany = mayListCompanies(actor).allowed;
  const mayAct = mayImpersonate(actor).allowed;
  const { currentData: user, error, refetch } = useGetUserQuery({ params: { id } });
  const failure = readApiFailure(error);
  const list = titles('adminusers.title');
  const above = { to: '/admin/users', name: list };
  if (user === undefined) {
    return (
      <>
        <Trail above={above} here="…" />
        <PageHeader title={list} />
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
      <Trail above={above} here={user.name} />
      <PageHeader
        title={user.name}
        badge={<StatusBadge tone={USER_TONES[state]} label={t(`states.${state}`)} />}
        actions={
          isStaff(user.roles) || !mayAct ? undefined : (
            <ActForCompany companyId={user.companyId} name={user.companyName} />
          )
        }
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
