import { useSearchParams } from 'react-router-dom';
import { InvitePersonView } from './InvitePersonView';
import { PeopleList } from './PeopleList';

/** The people of the own company, or the invitation of another (`?view=invite`). */
export function PeopleScreen() {
  const [search] = useSearchParams();
  return search.get('view') === 'invite' ? <InvitePersonView /> : <PeopleList />;
}
