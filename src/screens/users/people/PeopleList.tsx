import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { mayManagePeople } from '../../../../domain/userPermissions';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useListPeopleQuery } from '../../../api/users/people';
import { ActionLink } from '../../../components/ActionLink';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import type { PersonAction } from './personActions';
import { PersonDialog } from './PersonDialog';
import { PersonRow } from './PersonRow';
import './people.scss';

/** Everyone of the own company; those who manage people change their access. */
export function PeopleList() {
  const { t } = useTranslation('users');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const { data, error, refetch } = useListPeopleQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = readApiFailure(error);
  const managesPeople = data?.isManagedByCompany ?? true;
  const refusal = useRefusal(mayManagePeople(useSelector(selectActor), { managesPeople }));
  const [asked, setAsked] = useState<{ readonly id: string; readonly action: PersonAction }>();
  const person = data?.people.find(({ id }) => id === asked?.id);
  return (
    <>
      <PageHeader
        title={titles('people.title')}
        lead={
          managesPeople ? (
            t('people.lead')
          ) : (
            <>
              {refusal} <Link to="/contact">{t('people.contact')}</Link>
            </>
          )
        }
        actions={
          managesPeople ? (
            <ActionLink id="invite-person" to="/myaccount/people?view=invite" refusal={refusal}>
              {t('people.invite')}
            </ActionLink>
          ) : undefined
        }
      />
      {data === undefined ? (
        failure === null ? (
          <SkeletonLines count={6} />
        ) : (
          <LoadFailure
            message={`${t('people.failed')} ${errorMessage(failure, language)}`}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <section className="surface" aria-label={titles('people.title')}>
          <ul className="people">
            {data.people.map((each) => (
              <PersonRow
                key={each.id}
                person={each}
                mayManage={refusal === undefined}
                onAsk={(action) => {
                  setAsked({ id: each.id, action });
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {asked === undefined || person === undefined ? null : (
        <PersonDialog
          person={person}
          action={asked.action}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
