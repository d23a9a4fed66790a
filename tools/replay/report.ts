import type { ActionLog } from '../../src/actionLog/actionLog';
import type { Difference } from '../../src/actionLog/difference';
import { logProblemText } from '../../src/actionLog/logProblem';
import { placeText, type Expectation } from '../../src/actionLog/findings/expectation';
import { stepName, type Finding } from '../../src/actionLog/findings/finding';
import type { Judgement } from '../../src/actionLog/findings/judge';
import type { Shrunk } from '../../src/actionLog/findings/shrink';

/** What a person reads at the end of a replay. */
export function reportText(
  file: string,
  log: ActionLog,
  { steps, compared, recorded, verdict, buildsAgree, findings, hash }: Judgement,
  expectation?: Expectation,
): string {
  const { header } = log;
  return [
    `${file}: ${counted(steps, 'step')}${header === null ? '' : `, recorded ${new Date(header.at).toISOString()} by ${header.build}`}`,
    ...log.problems.map((problem) => `note: ${logProblemText(problem, 'en')}`),
    ...findings.flatMap(findingText),
    ...(buildsAgree === true
      ? [`Both builds give the same result in ${steps === 1 ? 'the only step' : `all ${steps} steps`}.`]
      : []),
    ...(expectation !== undefined && findings.every(({ kind }) => kind !== 'unexpected')
      ? [`${placeText(expectation.path)} is ${short(expectation.value)}, as expected.`]
      : []),
    findings.length > 0
      ? `${counted(findings.length, 'finding')}; the first at step ${findings[0]?.step ?? 0}.`
      : compared === 0
        ? `The log has no hashes to compare. The final state is ${hash}.`
        : verdict === 'incomplete'
          ? `${recorded === null ? counted(compared, 'recorded hash', 'recorded hashes') : `${compared} of ${counted(recorded, 'recorded hash', 'recorded hashes')}`} compared, without a difference. The log is incomplete. The final state is ${hash}.`
          : compared === 1
            ? `The only recorded hash matches. The final state is ${hash}.`
            : `All ${compared} recorded hashes match. The final state is ${hash}.`,
  ].join('\n');
}

/** What shrinking came to; steps are told by their numbers in the list. */
export function shrunkText({ steps: all }: Pick<ActionLog, 'steps'>, shrunk: Shrunk): string {
  switch (shrunk.kind) {
    case 'nothing-wrong':
      return 'There are no findings, so there is nothing to shrink. For a fault that was in the recording too, use --against with a build that doesn’t have it.';
    case 'needs-another-build':
      return 'Recorded hashes only apply to the whole log. To shrink it, use --against with a build that gives different states.';
    case 'shrunk': {
      const { steps, from, finding } = shrunk;
      const found =
        finding.kind === 'unexpected'
          ? `${finding.path.join('.')} to be ${short(finding.found)}`
          : finding.step === 0
            ? 'the difference at the start'
            : `the finding at step ${finding.step}`;
      if (steps.length === 0) return `No steps are needed for ${found}.`;
      return [
        `Of ${counted(from, 'step')} ${steps.length === 1 ? 'this one is' : `these ${steps.length} are`} enough for ${found}:`,
        ...steps.map((step) => `  ${all.indexOf(step) + 1}  ${stepName(step)}`),
      ].join('\n');
    }
  }
}

export const counted = (count: number, name: string, many = `${name}s`): string =>
  `${count} ${count === 1 ? name : many}`;

export function findingText(finding: Finding): readonly string[] {
  const head = `step ${finding.step}, ${finding.action}: `;
  switch (finding.kind) {
    case 'breach':
      return [`${head}rule violated: ${finding.rule}. Found: ${finding.found}.`];
    case 'failure':
      return [`${head}the reducer failed: ${finding.message}`];
    case 'unexpected':
      return [
        `${head}${finding.path.join('.')} is ${short(finding.found)}, not ${short(finding.expected)} as expected.`,
      ];
    case 'builds-part':
      return [
        `${head}${finding.slice} differs between the builds.`,
        ...finding.differences.map(differenceText),
      ];
    case 'differs':
      return [
        `${head}${finding.slice} differs from the recording (${finding.recorded ?? 'absent'}, now ${finding.folded ?? 'absent'}).`,
        finding.changes.length === 0
          ? '  The step doesn’t change it now.'
          : '  Changes made by the step now:',
        ...finding.changes.map(differenceText),
        ...(finding.againstRecorded === null
          ? []
          : [
              `  Changes from the state recorded after step ${finding.againstRecorded.step}:`,
              ...finding.againstRecorded.differences.map(differenceText),
            ]),
      ];
  }
}

const LONGEST = 120;

export function differenceText({ path, kind, before, after }: Difference): string {
  const place = path.join('.') || 'the whole';
  if (kind === 'added') return `    + ${place}: ${short(after)}`;
  if (kind === 'removed') return `    - ${place}: ${short(before)}`;
  return `    ~ ${place}: ${short(before)} -> ${short(after)}`;
}

function short(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
