import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { mayManagePeople } from '../../../../domain/userPermissions';
import { useListPeopleQuery } from '../../../api/users/people';
import { PageHeader } from '../../../components/PageHeader';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { InvitePersonForm } from './InvitePersonForm';

/** The invitation of a colleague; anyone who may not invite reads why. */
export function InvitePersonView() {
  const { t } = useTranslation('users');
  const { data } = useListPeopleQuery(undefined);
  const managesPeople = data?.isManagedByCompany ?? true;
  const refusal = useRefusal(mayManagePeople(useSelector(selectActor), { managesPeople }));
  return (
    <>
      <PageHeader
        title={t('people.invite')}
        lead={refusal ?? t('people.inviteLead')}
        actions={<Link to="/myaccount/people">{t('people.all')}</Link>}
      />
      {refusal === undefined ? <InvitePersonForm /> : null}
    </>
  );
}
