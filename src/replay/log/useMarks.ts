import { useMemo } from 'react';
import type { Findings } from '../../actionLog/replay';
import { comparisonMarks } from '../compare/comparisonMarks';
import type { Comparing } from '../compare/useComparison';
import type { StepNotes } from '../notes/useNotes';
import { type Mark, type Marks, marksOf, recordedMarks } from './marks';
import type { OpenedLog } from './openedLog';

/** Every mark on the steps of a log: what it tells itself, what replaying and comparing found, and what somebody noted. */
export function useMarks(
  { log, rows }: OpenedLog,
  findings: Findings,
  comparing: Comparing,
  notes: StepNotes | undefined,
): Marks {
  const recorded = useMemo(() => recordedMarks(log, rows), [log, rows]);
  const ofTwo = useMemo(() => comparisonMarks(comparing), [comparing]);
  const all = notes?.all;
  const noted = useMemo(
    () =>
      new Map(
        [...(all ?? [])].map(([step, text]): [number, readonly Mark[]] => [step, [{ kind: 'note', text }]]),
      ),
    [all],
  );
  return useMemo(() => marksOf(recorded, findings, [ofTwo, noted]), [recorded, findings, ofTwo, noted]);
}
