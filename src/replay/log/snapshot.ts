import type { ActionLog, LogStep } from '../../actionLog/actionLog';
import { inSlicesOf } from '../../actionLog/earlierBuild';
import { stateHash } from '../../actionLog/stateHash';
import type { OpenedLog } from './openedLog';
import { withPresentFields } from '../../actionLog/earlierNames';
import { placeAt } from './places';
import type { CallsAt } from './recordedCalls';

/** Everything a log knows of one step. */
export interface StepSnapshot {
  readonly step: number;
  /** What happened; undefined at the beginning. */
  readonly logged: LogStep | undefined;
  /** The step this one follows from, where the log is sure of it and holds it. */
  readonly causeStep: number | undefined;
  readonly before: unknown;
  readonly state: unknown;
  /** The hash of the state, of the slices that the recording has. */
  readonly hash: string;
  /** The state as screens of this build read it. */
  readonly stageState: unknown;
  /** What was recorded of the calls until then. */
  readonly calls: CallsAt;
  /** What the log says the hash of the state is, where it says so. */
  readonly recordedHash: string | undefined;
  /** Milliseconds since 1970, where the log tells. */
  readonly at: number | undefined;
  readonly path: string;
  /** A tab's recorder wrote the log. */
  readonly isRecorded: boolean;
}

/** Looks at the state after so many steps, and at the one before it. */
export const snapshotAt = (opened: OpenedLog, step: number): StepSnapshot =>
  snapshotOf(opened, step, {
    before: opened.replay.stateAt(Math.max(0, step - 1)),
    state: opened.replay.stateAt(step),
  });

/** A step of a log with the states that some build comes to. */
export function snapshotOf(
  { log, places, calls }: OpenedLog,
  step: number,
  { before, state }: Pick<StepSnapshot, 'before' | 'state'>,
): StepSnapshot {
  const logged = log.steps[step - 1];
  return {
    step,
    logged,
    causeStep: logged?.kind === 'action' ? stepOfSeq(log.steps, logged.cause) : undefined,
    before,
    state,
    hash: stateHash(inSlicesOf(recordedBeginning(log, step), state)),
    stageState: withPresentFields(log, state),
    calls: calls(step),
    recordedHash: step === 0 ? log.header?.hash : logged?.hash,
    at: logged?.at ?? log.header?.at,
    path: placeAt(places, step),
    isRecorded: log.header !== null,
  };
}

/** The state that the page began with which was open at a step. */
function recordedBeginning({ start, steps }: ActionLog, step: number): unknown {
  const restart = steps.findLast(({ kind }, index) => index < step && kind === 'restart');
  return restart?.kind === 'restart' ? restart.state : start;
}

/** Logs that dropped their oldest actions count on from higher numbers than their steps. */
function stepOfSeq(steps: readonly LogStep[], seq: number | undefined): number | undefined {
  if (seq === undefined) return undefined;
  const index = steps.findIndex((step) => step.kind === 'action' && step.seq === seq);
  return index === -1 ? undefined : index + 1;
}
