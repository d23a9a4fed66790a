import type { ActionLog, LogStep } from '../../src/actionLog/actionLog';
import { logProblemText } from '../../src/actionLog/logProblem';
import type { Judgement } from '../../src/actionLog/findings/judge';
import type { Shrunk } from '../../src/actionLog/findings/shrink';

/** What a program reads at the end of a replay: each step by its number in the list and by its `seq` in the file. */
export function jsonReport(
  file: string,
  log: ActionLog,
  judgement: Judgement,
  shrunk: Shrunk | undefined,
): string {
  const { header, source, problems, steps } = log;
  const seqOf = (step: number): number | null => steps[step - 1]?.seq ?? null;
  const numbered = (step: LogStep) => ({ step: steps.indexOf(step) + 1, ...step });
  const report = {
    opened: true,
    file,
    source,
    header,
    problems: problems.map((problem) => ({ ...problem, sentence: logProblemText(problem, 'en') })),
    ...judgement,
    findings: judgement.findings.map((finding) => ({ ...finding, seq: seqOf(finding.step) })),
    shrunk: shrunk?.kind === 'shrunk' ? { ...shrunk, steps: shrunk.steps.map(numbered) } : shrunk,
  };
  return JSON.stringify(report, null, 2);
}
