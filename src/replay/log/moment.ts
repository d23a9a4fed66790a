import type { LogStep } from '../../actionLog/actionLog';
import type { OpenedLog } from './openedLog';
import { placeAt } from './places';

/** Everything a log knows of one step. */
export interface Moment {
  readonly step: number;
  /** What happened; undefined at the beginning. */
  readonly logged: LogStep | undefined;
  /** The step this one follows from, where the log is sure of it and holds it. */
  readonly causeStep: number | undefined;
  readonly before: unknown;
  readonly state: unknown;
  /** What the log says the hash of the state is, where it says so. */
  readonly recordedHash: string | undefined;
  /** Milliseconds since 1970, where the log tells. */
  readonly at: number | undefined;
  readonly path: string;
}

/** Looks at the state after so many steps, and at the one before it. */
export function momentOf({ log, places, replay }: OpenedLog, step: number): Moment {
  const before = replay.stateAt(Math.max(0, step - 1));
  const logged = log.steps[step - 1];
  return {
    step,
    logged,
    causeStep: logged?.kind === 'action' ? stepOfSeq(log.steps, logged.cause) : undefined,
    before,
    state: replay.stateAt(step),
    recordedHash: step === 0 ? log.header?.hash : logged?.hash,
    at: logged?.at ?? log.header?.at,
    path: placeAt(places, step),
  };
}

/** Logs that dropped their oldest actions count on from higher numbers than their steps. */
function stepOfSeq(steps: readonly LogStep[], seq: number | undefined): number | undefined {
  if (seq === undefined) return undefined;
  const index = steps.findIndex((step) => step.kind === 'action' && step.seq === seq);
  return index === -1 ? undefined : index + 1;
}
