import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import { mayManageUsers } from '../../../../domain/userPermissions';
import { useGetCompanyQuery } from '../../../api/companies/list';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { Trail } from '../../../components/Trail';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { InviteForm } from './InviteForm';

interface InviteViewProps {
  /** The company somebody is invited to, where the way here named one. */
  readonly companyId: string;
}

/** The invitation of a person; anyone who may not invite reads why and who could. */
export function InviteView({ companyId }: InviteViewProps) {
  const { t } = useTranslation('users');
  const { t: titles } = useTranslation('screens');
  const decision = mayManageUsers(useSelector(selectActor));
  const refusal = useRefusal(decision);
  const isNamed = companyId !== '' && decision.allowed;
  const { data, isError } = useGetCompanyQuery(isNamed ? { params: { id: companyId } } : skipToken);
  const isWaiting = isNamed && data === undefined && !isError;
  return (
    <>
      <Trail above={{ to: '/admin/users', name: titles('adminusers.title') }} here={t('invite.title')} />
      <PageHeader title={t('invite.title')} lead={refusal ?? t('invite.lead')} />
      {isWaiting ? <SkeletonLines count={6} /> : null}
      {isWaiting || !decision.allowed ? null : (
        <InviteForm
          {...(data === undefined
            ? {}
            : { given: { id: data.profile.companyId, name: data.profile.legalName } })}
        />
      )}
    </>
  );
}
