import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ActionLog } from '../../src/actionLog/actionLog';
import { logProblemText } from '../../src/actionLog/logProblem';
import { withStepsOfOtherBuilds } from '../../src/actionLog/otherBuilds';
import { readLog } from '../../src/actionLog/readLog';
import { KNOWN_ACTIONS, SLICES } from '../../src/app/wholeReducer';

export type Opened =
  | { readonly kind: 'opened'; readonly log: ActionLog }
  | { readonly kind: 'refused'; readonly sentence: string };

/**
 * Opens a log as it is replayed.
 * @param until the last step to replay; all where undefined
 */
export function openLog(file: string, until: number | undefined): Opened {
  const refused = (sentence: string): Opened => ({ kind: 'refused', sentence });
  if (!existsSync(file)) return refused(`The file ${file} doesn’t exist.`);
  if (statSync(file).isDirectory()) return refused(`${file} is a folder. Choose one log in it.`);
  const text = textOf(file);
  if (text === undefined) return refused(`The file ${file} couldn’t be read. Check that you may read it.`);
  const read = readLog(text, SLICES);
  if (!read.ok) return refused(logProblemText(read.problem, 'en'));
  const log = withStepsOfOtherBuilds(read.log, KNOWN_ACTIONS);
  if (until !== undefined && until > log.steps.length)
    return refused(`The log has ${log.steps.length} steps, so there is no step ${until}.`);
  return { kind: 'opened', log: until === undefined ? log : firstSteps(log, until) };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const firstSteps = (log: ActionLog, count: number): ActionLog => ({
  ...log,
  steps: log.steps.slice(0, count),
  checkpoints: log.checkpoints.filter(({ afterSteps }) => afterSteps <= count),
  console: log.console.filter(({ afterSteps }) => afterSteps <= count),
});
