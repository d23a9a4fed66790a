import { Link, useSearchParams } from 'react-router-dom';
import { PeopleList } from './PeopleList';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { mayManagePeople } from '../../../../domain/userPermissions';
import { useListPeopleQuery } from '../../../api/users/people';
import { PageHeader } from '../../../components/PageHeader';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { InvitePersonForm } from './InvitePersonForm';

/** The people of the own company, or the invitation of another (`?view=invite`). */
export function PeopleScreen() {
  const [search] = useSearchParams();
  return search.get('view') === 'invite' ? <InvitePersonView /> : <PeopleList />;
}

/** The invitation of a colleague; anyone who may not invite reads why. */
function InvitePersonView() {
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
