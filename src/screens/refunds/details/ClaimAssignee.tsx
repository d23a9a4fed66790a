import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button, Input } from 'reactstrap';
import type { PersonWorkload } from '../../../../contract/entities/assignment';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { useGetWorkloadQuery } from '../../../api/refunds/assignments';
import { useAssignRefundMutation } from '../../../api/refunds/review';
import { useSending } from '../../../api/base/useSending';
import type { QueueNavigation } from '../../../components/record/queueNavigation';
import { useFormat } from '../../../i18n/useFormat';
import { selectPerson } from '../../../state/session';
import '../../../components/record/queueBar.scss';
import { useMayAssign } from '../useMayAssign';
import { ClaimViewers } from './work/ClaimViewers';

interface ClaimAssigneeProps {
  readonly claim: Pick<RefundDetails, 'id' | 'assignedTo'>;
  readonly walk: QueueNavigation | undefined;
}

/** Who the claim is assigned to, and its neighbors in the queue it was opened from. */
export function ClaimAssignee({ claim, walk }: ClaimAssigneeProps) {
  const { t } = useTranslation('refund');
  const own = useSelector(selectPerson).id;
  const sending = useSending('assignee');
  const [assign] = useAssignRefundMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const mayAssign = useMayAssign();
  const { data: workload } = useGetWorkloadQuery(mayAssign ? undefined : skipToken);
  const people = workload?.people ?? [];
  const holder = claim.assignedTo;
  async function give(to: string | null): Promise<void> {
    const answer = await assign({ params: { id: claim.id }, body: { assignee: to } });
    setFailure(sending.sentenceOf(answer));
  }
  return (
    <div className="claim-assignee no-print">
      <span role="status">
        {holder === null ? t('assignee.nobody') : t('assignee.on', { name: holder.name })}
      </span>
      {mayAssign ? (
        <>
          {holder === null ? (
            <Button color="secondary" outline size="sm" onClick={() => void give('me')}>
              {t('assignee.take')}
            </Button>
          ) : null}
          {holder === null || holder.id === own ? null : (
            <Button color="secondary" outline size="sm" onClick={() => void give('me')}>
              {t('assignee.takeOver')}
            </Button>
          )}
          {holder === null ? null : (
            <Button color="secondary" outline size="sm" onClick={() => void give(null)}>
              {t('assignee.putBack')}
            </Button>
          )}
          <Input
            type="select"
            bsSize="sm"
            aria-label={t('assignee.give')}
            value=""
            onChange={(event) => {
              if (event.target.value !== '') void give(event.target.value);
            }}
          >
            <option value="">{t('assignee.give')} …</option>
            {people
              .filter(({ id }) => id !== holder?.id)
              .map((person) => (
                <PersonOption key={person.id} person={person} />
              ))}
          </Input>
        </>
      ) : null}
      <ClaimViewers claimId={claim.id} />
      {failure === null ? null : <span role="alert">{failure}</span>}
      {walk === undefined ? null : <Walk walk={walk} />}
    </div>
  );
}

/** A person with what they have already, and until when they are away. */
function PersonOption({ person }: { readonly person: PersonWorkload }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { id, name, claims, isAbsent, absence } = person;
  const load = `${name} (${format.count(claims)})`;
  return (
    <option value={id}>
      {isAbsent && absence !== null
        ? `${load}, ${t('assign.absentUntil', { date: format.date(absence.lastDay) })}`
        : load}
    </option>
  );
}

function Walk({ walk }: { readonly walk: QueueNavigation }) {
  const { t } = useTranslation('refund');
  return (
    <nav className="queue-navigation" aria-label={t('walk.name')}>
      {walk.previous === undefined ? null : <Link to={walk.previous}>{t('walk.previous')}</Link>}
      {walk.place === null ? null : <span>{t('walk.place', { place: walk.place, total: walk.total })}</span>}
      {walk.next === undefined ? null : <Link to={walk.next}>{t('walk.next')}</Link>}
      <Link to={walk.back}>{t('walk.back')}</Link>
    </nav>
  );
}
