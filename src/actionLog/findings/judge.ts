import type { ActionLog } from '../actionLog';
import { differences } from '../difference';
import type { AnyReducer } from '../logFormat';
import { createReplay } from '../replay';
import { isIncomplete } from '../logProblem';
import { recordedHashes } from '../recordedHashes';
import { slicesOf } from '../comparison';
import { stateHash } from '../stateHash';
import { atOnce } from '../stepwise';
import { isMet, valueAt, type Expectation } from './expectation';
import { stepName, type Finding } from './finding';
import { partingsStepwise } from './partings';

export interface Judgement {
  readonly steps: number;
  readonly compared: number;
  /** How many hashes were recorded, as far as the file tells; null where its end is missing. */
  readonly recorded: number | null;
  /** What the file comes to: the exit code says it, too. */
  readonly verdict: 'same' | 'differs' | 'incomplete';
  /** Whether two builds come to the same states; null where there is one only. */
  readonly buildsAgree: boolean | null;
  readonly findings: readonly Finding[];
  /** Of the state after the last step. */
  readonly hash: string;
}

export type Verdict = Judgement['verdict'];

/** What a file comes to, on the command line and on screen. */
export const verdictOf = (findings: number, problems: ActionLog['problems']): Verdict =>
  findings > 0 ? 'differs' : problems.some(isIncomplete) ? 'incomplete' : 'same';

/** Folds a log and says everything that is not as it was recorded, in the order of the steps. */
export function judge(
  log: ActionLog,
  reducer: AnyReducer,
  other: AnyReducer | undefined,
  expectation?: Expectation,
): Judgement {
  const replay = createReplay(log, reducer);
  replay.advanceTo(replay.length);
  const { differences: hashes, breaches, failures, compared } = replay.findings();
  const parted = other === undefined ? [] : atOnce(partingsStepwise(log, reducer, other));
  const nameAt = (step: number): string => stepName(log.steps[step - 1]);
  const findings: Finding[] = [
    ...hashes.map(({ slice, step, recorded, folded }): Finding => {
      const [before, after] = [replay.stateAt(step - 1), replay.stateAt(step)].map((state) =>
        slicesOf(state).get(slice),
      );
      const checkpoint = log.checkpoints.find(({ afterSteps }) => afterSteps >= step);
      return {
        kind: 'differs',
        step,
        action: nameAt(step),
        slice,
        recorded,
        folded,
        changes: differences(before, after, 20),
        againstRecorded:
          checkpoint === undefined
            ? null
            : {
                step: checkpoint.afterSteps,
                differences: differences(
                  slicesOf(checkpoint.state).get(slice),
                  slicesOf(replay.stateAt(checkpoint.afterSteps)).get(slice),
                  20,
                ),
              },
      };
    }),
    ...breaches.map(({ step, rule, found }): Finding => ({
      kind: 'breach',
      step,
      action: nameAt(step),
      rule,
      found,
    })),
    ...failures.map(({ step, message }): Finding => ({
      kind: 'failure',
      step,
      action: nameAt(step),
      message,
    })),
    ...parted.map((parting): Finding => ({
      kind: 'builds-part',
      action: parting.step === 0 ? 'the start' : nameAt(parting.step),
      ...parting,
    })),
    ...unexpected(log, replay.stateAt(replay.length), expectation),
  ];
  return {
    steps: replay.length,
    compared,
    recorded: recordedHashes(log) ?? null,
    verdict: verdictOf(findings.length, log.problems),
    buildsAgree: other === undefined ? null : parted.length === 0,
    findings: findings.toSorted((a, b) => a.step - b.step),
    hash: stateHash(replay.stateAt(replay.length)),
  };
}

function unexpected(
  { steps }: ActionLog,
  end: unknown,
  expectation: Expectation | undefined,
): readonly Finding[] {
  if (expectation === undefined || isMet(end, expectation)) return [];
  const { path, value } = expectation;
  return [
    {
      kind: 'unexpected',
      step: steps.length,
      action: stepName(steps.at(-1)),
      path,
      expected: value,
      found: valueAt(end, path) ?? null,
    },
  ];
}
