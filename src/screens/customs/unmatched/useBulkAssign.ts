import { useState } from 'react';
import type { ImporterAssignment } from '../../../../contract/entities/customsDepth';
import { useAssignImporterMutation } from '../../../api/customsDepth';
import { useSending } from '../../../api/useSending';
import type { PlannedGift } from './bulkPlan';

/** What giving one number does or did, or why it cannot be. */
export interface GiftRow extends PlannedGift {
  readonly moves: ImporterAssignment | null;
  readonly refusal: string | null;
}

export interface BulkRun {
  readonly kind: 'looking' | 'asked' | 'giving' | 'done';
  readonly rows: readonly GiftRow[];
  /** How many there are in total. */
  readonly total: number;
}

/** Gives numbers one after the other: first a look at what each moves, then the deed, each row with its own outcome. */
export function useBulkAssign() {
  const [run, setRun] = useState<BulkRun | null>(null);
  const [assign] = useAssignImporterMutation();
  const { sentenceOf } = useSending();

  async function each(
    plan: readonly PlannedGift[],
    dryRun: boolean,
    while_: 'looking' | 'giving',
  ): Promise<readonly GiftRow[]> {
    const rows: GiftRow[] = [];
    for (const gift of plan) {
      setRun({ kind: while_, rows: [...rows], total: plan.length });
      const { importerNumber, companyId } = gift;
      const answer = await assign({ body: { importerNumber, companyId, dryRun } });
      rows.push({ ...gift, moves: answer.data ?? null, refusal: sentenceOf(answer) });
    }
    return rows;
  }

  return {
    run,
    look: async (plan: readonly PlannedGift[]) => {
      setRun({ kind: 'asked', rows: await each(plan, true, 'looking'), total: plan.length });
    },
    give: async (plan: readonly PlannedGift[]) => {
      setRun({ kind: 'done', rows: await each(plan, false, 'giving'), total: plan.length });
    },
    close: () => {
      setRun(null);
    },
  };
}
