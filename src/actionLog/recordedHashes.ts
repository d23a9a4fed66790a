import type { ActionLog } from './actionLog';

/**
 * How many hashes were recorded, as far as the file tells; undefined where its end is missing. A hash that covers names of an earlier
 * build is left out of the comparison and counts as none.
 */
export function recordedHashes({
  steps,
  problems,
}: Pick<ActionLog, 'steps' | 'problems'>): number | undefined {
  if (problems.some(({ kind }) => kind === 'truncated')) return undefined;
  const actions = steps.filter(({ kind }) => kind === 'action');
  const hashes = actions.filter((step) => step.hash !== undefined).length;
  const unread = problems.filter(({ kind }) => kind === 'damaged-line').length;
  const [recorded] = problems.flatMap((problem) => (problem.kind === 'altered' ? [problem.actions] : []));
  return hashes + Math.max(0, (recorded ?? actions.length + unread) - actions.length);
}
