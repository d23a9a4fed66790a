import { useState } from 'react';
import type { ImporterAssignment } from '../../../../contract/entities/customsImporter';
import { useAssignImporterMutation } from '../../../api/customs/importers';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import type { PlannedAssignment } from './bulkPlan';

/** What giving one number does or did, or why it cannot be. */
export interface AssignmentRow extends PlannedAssignment {
  readonly moves: ImporterAssignment | null;
  readonly refusal: string | null;
}

export interface BulkRun {
  readonly kind: 'previewing' | 'asked' | 'assigning' | 'done';
  readonly rows: readonly AssignmentRow[];
  /** How many there are in total. */
  readonly total: number;
}

/** Gives numbers one after the other: first a look at what each moves, then the action, each row with its own outcome. */
export function useBulkAssign() {
  const [run, setRun] = useState<BulkRun | null>(null);
  const [assign] = useAssignImporterMutation();
  const sentenceOf = useSentenceOf();

  async function each(
    plan: readonly PlannedAssignment[],
    dryRun: boolean,
    phase: 'previewing' | 'assigning',
  ): Promise<readonly AssignmentRow[]> {
    const rows: AssignmentRow[] = [];
    for (const assignment of plan) {
      setRun({ kind: phase, rows: [...rows], total: plan.length });
      const { importerNumber, companyId } = assignment;
      const answer = await assign({ body: { importerNumber, companyId, dryRun } });
      rows.push({ ...assignment, moves: answer.data ?? null, refusal: sentenceOf(answer) });
    }
    return rows;
  }

  return {
    run,
    look: async (plan: readonly PlannedAssignment[]) => {
      setRun({ kind: 'asked', rows: await each(plan, true, 'previewing'), total: plan.length });
    },
    give: async (plan: readonly PlannedAssignment[]) => {
      setRun({ kind: 'done', rows: await each(plan, false, 'assigning'), total: plan.length });
    },
    close: () => {
      setRun(null);
    },
  };
}
