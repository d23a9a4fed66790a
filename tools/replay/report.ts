import type { ActionLog } from '../../src/actionLog/actionLog';
import type { Difference } from '../../src/actionLog/difference';
import { logProblemText } from '../../src/actionLog/logProblem';
import { stepName, type Finding, type Judgement } from './judge';
import type { Shrunk } from './shrink';

/** What a person reads at the end of a replay. */
export function reportText(
  file: string,
  log: ActionLog,
  { steps, compared, buildsAgree, findings, hash }: Judgement,
): string {
  const { header } = log;
  return [
    `${file}: ${counted(steps, 'step')}${header === null ? '' : `, recorded ${new Date(header.at).toISOString()} by ${header.build}`}`,
    ...log.problems.map((problem) => `note: ${logProblemText(problem, 'en')}`),
    ...findings.flatMap(findingText),
    ...(buildsAgree === true
      ? [`Both builds do the same in ${steps === 1 ? 'the one step' : `all ${steps} steps`}.`]
      : []),
    findings.length > 0
      ? `${counted(findings.length, 'finding')}; the first at step ${findings[0]?.step ?? 0}.`
      : compared === 0
        ? `The log holds no hashes to compare with. It ends in the state ${hash}.`
        : compared === 1
          ? `The one recorded hash is met. It ends in the state ${hash}.`
          : `All ${compared} recorded hashes are met. It ends in the state ${hash}.`,
  ].join('\n');
}

/** What shrinking came to; steps are told by their numbers in the list. */
export function shrunkText({ steps: all }: Pick<ActionLog, 'steps'>, shrunk: Shrunk): string {
  switch (shrunk.kind) {
    case 'nothing-wrong':
      return 'Nothing is wrong with it by itself, so there is nothing to shrink: a fault that was recorded as it was needs --against a build that has it not.';
    case 'needs-another-build':
      return 'Recorded hashes hold for the whole log only: shrinking needs --against a build that comes to other states.';
    case 'shrunk': {
      const { steps, from, finding } = shrunk;
      const found =
        finding.step === 0 ? 'what differs at the beginning' : `what was found at step ${finding.step}`;
      if (steps.length === 0) return `No step is needed for ${found}.`;
      return [
        `Of ${counted(from, 'step')} ${steps.length === 1 ? 'this one is' : `these ${steps.length} are`} enough for ${found}:`,
        ...steps.map((step) => `  ${all.indexOf(step) + 1}  ${stepName(step)}`),
      ].join('\n');
    }
  }
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

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
