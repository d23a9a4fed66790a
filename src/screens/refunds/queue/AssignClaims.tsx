import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { AssignmentResult } from '../../../../contract/entities/assignment';
import { useGetWorkloadQuery } from '../../../api/refunds/assignments';
import { Dialog } from '../../../components/dialog/Dialog';
import { SelectField } from '../../../components/form/SelectField';
import { useFormat } from '../../../i18n/useFormat';
import { AssignmentTable } from './AssignmentTable';
import type { ClaimSelection } from './bulkSelection';
import { type Assignment, useAssignment } from './useAssignment';

interface AssignClaimsProps {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly selection: ClaimSelection;
  readonly onDone: (result: AssignmentResult, to: Assignment['to']) => void;
}

const BY_WORKLOAD: Assignment['to'] = { kind: 'by-workload', people: null };

/** Assigns claims: by workload among the verifiers who are there, or to one person. What it would do is shown first. */
export function AssignClaims({ label, isPrimary = false, selection, onDone }: AssignClaimsProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const id = useId();
  const assignment = useAssignment();
  const [isBusy, setBusy] = useState(false);
  const { data: workload } = useGetWorkloadQuery(undefined);
  const people = workload?.people ?? [];
  const { state } = assignment;

  async function confirm(asked: Assignment): Promise<void> {
    if (isBusy || state?.isStale === true) return;
    setBusy(true);
    const result = await assignment.run(asked);
    setBusy(false);
    if (result === null) return;
    assignment.close();
    onDone(result, asked.to);
  }
  const askFor = (to: Assignment['to']): void => void assignment.preview({ selection, to });
  const chosen = state === null ? '' : valueOf(state.asked.to);
  const count = state?.preview?.assigned ?? 0;
  return (
    <>
      <Button
        color={isPrimary ? 'primary' : 'secondary'}
        outline={!isPrimary}
        size="sm"
        onClick={() => {
          askFor(BY_WORKLOAD);
        }}
      >
        {label}
      </Button>
      {state === null ? null : (
        <Dialog title={t('assign.title')} onClose={assignment.close}>
          <SelectField
            id={id}
            label={t('assign.to')}
            value={chosen}
            options={[
              { value: 'by-workload', text: t('assign.byWorkload') },
              ...people.map((person) => ({ value: person.id, text: person.name })),
              { value: 'no-one', text: t('assign.noOne') },
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value === 'by-workload') askFor(BY_WORKLOAD);
              else if (value === 'no-one') askFor({ kind: 'no-one' });
              else askFor({ kind: 'person', id: value });
            }}
          />
          {state.failure === undefined ? null : (
            <p role="alert" className="alert alert-danger">
              {state.failure}
            </p>
          )}
          <AssignmentTable state={state} people={people} onChange={askFor} />
          <div className="dialog-buttons">
            <Button color="secondary" outline onClick={assignment.close}>
              {t('assign.cancel')}
            </Button>
            {count === 0 ? null : (
              <Button
                color="primary"
                aria-busy={isBusy || state.isStale === true}
                onClick={() => void confirm(state.asked)}
              >
                {t(state.asked.to.kind === 'no-one' ? 'assign.unassign' : 'assign.confirm', {
                  count,
                  shown: format.count(count),
                })}
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

const valueOf = (to: Assignment['to']): string => (to.kind === 'person' ? to.id : to.kind);
