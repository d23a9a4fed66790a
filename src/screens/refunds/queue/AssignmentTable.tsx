import { useTranslation } from 'react-i18next';
import { Input, Table } from 'reactstrap';
import type { PersonWorkload } from '../../../../contract/entities/assignment';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';
import { LeftOutList } from './LeftOutList';
import type { Assignment, AssignmentState } from './useAssignment';

interface AssignmentTableProps {
  readonly state: AssignmentState;
  readonly people: readonly PersonWorkload[];
  readonly onChange: (to: Assignment['to']) => void;
}

/** How many claims come to each person, and who takes part; then what is left out and why. */
export function AssignmentTable({ state, people, onChange }: AssignmentTableProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { asked, preview } = state;
  if (preview === undefined)
    return state.failure === undefined ? <p role="status">{t('assign.loading')}</p> : null;
  const isShared = asked.to.kind === 'by-workload';
  const shareOf = (id: string) => preview.shares.find(({ person }) => person.id === id);
  // What was chosen last, and not what the preview on its way will say: quick choices come one after another.
  const taking =
    (asked.to.kind === 'by-workload' ? asked.to.people : null) ??
    preview.shares.map(({ person }) => person.id);
  const shown = people.filter(
    ({ id, roles }) =>
      shareOf(id) !== undefined || (isShared && (roles.includes('verifier') || roles.includes('admin'))),
  );
  return (
    <>
      {preview.assigned === 0 ? <p role="status">{t('assign.nothing')}</p> : null}
      {shown.length === 0 || asked.to.kind === 'no-one' ? null : (
        <ScrollBox labelledBy="assignment-table">
          <Table className="assignment-table">
            <caption className="visually-hidden" id="assignment-table">
              {t('assign.table')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('assign.person')}</th>
                <th scope="col" className="figure-cell">
                  {t('assign.now')}
                </th>
                <th scope="col" className="figure-cell">
                  {t('assign.added')}
                </th>
                <th scope="col" className="figure-cell">
                  {t('assign.then')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((person) => {
                const added = shareOf(person.id)?.added ?? 0;
                const now = shareOf(person.id)?.before ?? person.claims;
                return (
                  <tr key={person.id}>
                    <th scope="row">
                      {isShared ? (
                        <Input
                          type="checkbox"
                          aria-label={t('assign.take', { name: person.name })}
                          disabled={person.isAbsent}
                          checked={taking.includes(person.id)}
                          onChange={(event) => {
                            const others = taking.filter((id) => id !== person.id);
                            const next = event.target.checked ? [...others, person.id] : others;
                            if (next.length > 0) onChange({ kind: 'by-workload', people: next });
                          }}
                        />
                      ) : null}{' '}
                      {person.name}
                      {person.isAbsent && person.absence !== null ? (
                        <small className="cell-note">
                          {t('assign.absentUntil', { date: format.date(person.absence.lastDay) })}
                        </small>
                      ) : null}
                    </th>
                    <td className="figure-cell">{format.count(now)}</td>
                    <td className="figure-cell">{added === 0 ? '–' : `+${format.count(added)}`}</td>
                    <td className="figure-cell">{format.count(now + added)}</td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </ScrollBox>
      )}
      {preview.leftOut.length === 0 ? null : (
        <>
          <h3>{t('assign.leftOut')}</h3>
          <LeftOutList
            leftOut={preview.leftOut}
            sentence={(why, figures) => t(`assign.why.${why}`, figures)}
          />
        </>
      )}
    </>
  );
}
