import type { ActionLog } from '../../src/actionLog/actionLog';
import type { Difference } from '../../src/actionLog/difference';
import { logProblemText } from '../../src/actionLog/logProblem';
import type { Finding, Judgement } from './judge';

/** What a person reads at the end of a replay. */
export function reportText(
  file: string,
  log: ActionLog,
  { steps, compared, findings, hash }: Judgement,
): string {
  const { header } = log;
  return [
    `${file}: ${steps} steps${header === null ? '' : `, recorded ${new Date(header.at).toISOString()} by ${header.build}`}`,
    ...log.problems.map((problem) => `note: ${logProblemText(problem, 'en')}`),
    ...findings.flatMap(findingText),
    findings.length > 0
      ? `${findings.length} findings; the first at step ${findings[0]?.step ?? 0}.`
      : compared === 0
        ? `The log holds no hashes to compare with. It ends in the state ${hash}.`
        : `All ${compared} recorded hashes are met. It ends in the state ${hash}.`,
  ].join('\n');
}

function findingText(finding: Finding): readonly string[] {
  const head = `step ${finding.step}, ${finding.action}: `;
  switch (finding.kind) {
    case 'breach':
      return [`${head}it does not hold that ${finding.rule}: ${finding.found}.`];
    case 'failure':
      return [`${head}the reducer could not carry it out: ${finding.message}`];
    case 'builds-part':
      return [
        `${head}${finding.slice} differs between the builds.`,
        ...finding.differences.map(differenceText),
      ];
    case 'differs':
      return [
        `${head}${finding.slice} is not as recorded (${finding.recorded ?? 'absent'}, now ${finding.folded ?? 'absent'}).`,
        finding.changes.length === 0
          ? '  The step changes nothing in it now.'
          : '  What the step changes in it now:',
        ...finding.changes.map(differenceText),
        ...(finding.againstRecorded === null
          ? []
          : [
              `  From the state recorded after step ${finding.againstRecorded.step} to ours:`,
              ...finding.againstRecorded.differences.map(differenceText),
            ]),
      ];
  }
}

const LONGEST = 120;

function differenceText({ path, kind, before, after }: Difference): string {
  const place = path.join('.') || 'the whole';
  if (kind === 'added') return `    + ${place}: ${short(after)}`;
  if (kind === 'removed') return `    - ${place}: ${short(before)}`;
  return `    ~ ${place}: ${short(before)} -> ${short(after)}`;
}

function short(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
