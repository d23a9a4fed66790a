import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { AssignmentResult } from '../../../../contract/entities/assignment';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { useUndoAssignmentMutation } from '../../../api/refunds/assignments';
import { useFormat } from '../../../i18n/useFormat';
import type { Assignment } from './useAssignment';

export interface DoneAssignment {
  readonly result: AssignmentResult;
  readonly to: Assignment['to'];
}

interface AssignmentUndoProps {
  readonly done: DoneAssignment;
  readonly onDismiss: () => void;
}

/** What was assigned, with the way back. It lies over the page and moves nothing on it. */
export function AssignmentUndo({ done, onDismiss }: AssignmentUndoProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const sentenceOf = useSentenceOf();
  const [undo, { isLoading }] = useUndoAssignmentMutation();
  const [outcome, setOutcome] = useState<string | null>(null);
  const { result, to } = done;
  const figures = { count: result.assigned, shown: format.count(result.assigned) };
  const shares = result.shares
    .filter(({ added }) => added > 0)
    .map(({ person, added }) => `${person.name} +${format.count(added)}`)
    .join(', ');

  async function run(): Promise<void> {
    const answer = await undo({ params: { id: result.id } });
    const failure = sentenceOf(answer);
    if (answer.data === undefined) {
      setOutcome(failure ?? '');
      return;
    }
    const { restored, kept } = answer.data;
    const undone = t('assign.undone', { count: restored, shown: format.count(restored) });
    const stays = kept === 0 ? '' : ` ${t('assign.kept', { count: kept, shown: format.count(kept) })}`;
    setOutcome(undone + stays);
  }
  return (
    <div className="undo-place no-print">
      <div className="undo-bar">
        <span role="status">
          {outcome ??
            (to.kind === 'no-one'
              ? t('assign.doneNoOne', figures)
              : t('assign.done', { ...figures, shares }))}
        </span>
        {outcome === null ? (
          <Button color="secondary" outline size="sm" aria-busy={isLoading} onClick={() => void run()}>
            {t('assign.undo')}
          </Button>
        ) : null}
        <Button color="secondary" outline size="sm" onClick={onDismiss}>
          {t('assign.dismiss')}
        </Button>
      </div>
    </div>
  );
}
