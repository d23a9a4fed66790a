import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button, Table } from 'reactstrap';
import type { PersonWorkload, Workload } from '../../../../contract/entities/assignment';
import { addDays } from '../../../../domain/calendarDate';
import { STAFF_STATUSES, VERIFIER_STATUSES } from '../../../../domain/refundStates';
import { ScrollBox } from '../../../components/ScrollBox';
import { useBoardToday } from '../../../i18n/useBoardToday';
import { useFormat } from '../../../i18n/useFormat';
import { selectPerson, selectRoles } from '../../../state/session';
import { AbsenceDialog } from './AbsenceDialog';

type Load = Workload['unassigned'];

interface RowLoad {
  readonly load: Load;
  /** The list's filters of just these claims. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Each person's open claims; every figure leads to the list of just the claims that it counts. */
export function WorkloadTable({ workload }: { readonly workload: Workload }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const own = useSelector(selectPerson).id;
  const isAdmin = useSelector(selectRoles).includes('admin');
  const [changed, setChanged] = useState<PersonWorkload | null>(null);
  const statuses = STAFF_STATUSES.join(',');
  return (
    <>
      <ScrollBox labelledBy="workload-table">
        <Table className="workload-table">
          <caption className="visually-hidden" id="workload-table">
            {t('workload.table')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('workload.person')}</th>
              <th scope="col" className="figure-cell">
                {t('workload.claims')}
              </th>
              <th scope="col" className="figure-cell">
                {t('workload.lines')}
              </th>
              <th scope="col">{t('workload.oldest')}</th>
              <th scope="col">{t('workload.nextDue')}</th>
              <th scope="col" className="figure-cell">
                {t('workload.overdue')}
              </th>
              <th scope="col">{t('workload.absence')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('workload.unassigned')}</th>
              <LoadCells
                load={workload.unassigned}
                filters={{ assignee: 'none', status: VERIFIER_STATUSES.join(',') }}
              />
              <td />
            </tr>
            {workload.people
              .filter((person) => isListed(person, own))
              .map((person) => (
                <tr key={person.id}>
                  <th scope="row">{person.name}</th>
                  <LoadCells load={person} filters={{ assignee: person.id, status: statuses }} />
                  <td>
                    {person.absence === null
                      ? null
                      : person.isAbsent
                        ? t('workload.absent', { last: format.date(person.absence.lastDay) })
                        : t('workload.absentFrom', {
                            first: format.date(person.absence.firstDay),
                            last: format.date(person.absence.lastDay),
                          })}{' '}
                    {isAdmin || person.id === own ? (
                      <Button
                        color="link"
                        size="sm"
                        className="py-0"
                        aria-label={t(person.absence === null ? 'workload.noteOf' : 'workload.changeOf', {
                          name: person.name,
                        })}
                        onClick={() => {
                          setChanged(person);
                        }}
                      >
                        {t(person.absence === null ? 'workload.note' : 'workload.change')}
                      </Button>
                    ) : null}
                  </td>
                </tr>
              ))}
          </tbody>
        </Table>
      </ScrollBox>
      {changed === null ? null : (
        <AbsenceDialog
          person={changed}
          onClose={() => {
            setChanged(null);
          }}
        />
      )}
    </>
  );
}

/** Claims are shared out among verifiers; anyone else is listed with something to show, and oneself to note an absence. */
const isListed = ({ id, roles, claims, absence }: PersonWorkload, own: string): boolean =>
  roles.includes('verifier') || claims > 0 || absence !== null || id === own;

function LoadCells({ load, filters }: RowLoad) {
  const format = useFormat();
  const today = useBoardToday();
  const { nextDue = null } = load;
  const to = (more: Readonly<Record<string, string>>) =>
    `/admin/refunds?${new URLSearchParams({ ...filters, ...more }).toString()}`;
  return (
    <>
      <td className="figure-cell">
        {load.claims === 0 ? '–' : <Link to={to({})}>{format.count(load.claims)}</Link>}
      </td>
      <td className="figure-cell">{load.claims === 0 ? '–' : format.count(load.lines)}</td>
      <td>{load.oldest === null ? '–' : format.dayOf(load.oldest)}</td>
      <td className={nextDue !== null && nextDue < today ? 'is-over' : undefined}>
        {nextDue === null ? '–' : format.date(nextDue)}
      </td>
      <td className="figure-cell">
        {load.overdue === 0 ? (
          '–'
        ) : (
          <Link className="is-over" to={to({ dueBy: addDays(today, -1) })}>
            {format.count(load.overdue)}
          </Link>
        )}
      </td>
    </>
  );
}
