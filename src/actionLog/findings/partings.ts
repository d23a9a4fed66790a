import type { ActionLog } from '../actionLog';
import { slicesOf } from '../comparison';
import { differences, type Difference } from '../difference';
import type { AnyReducer } from '../logFormat';
import { createReplay } from '../replay';
import { stateHash } from '../stateHash';
import type { Stepwise } from '../stepwise';

/** Where a slice first differs between two builds. Step 0 is the start. */
export interface Parting {
  readonly step: number;
  readonly slice: string;
  /** From the other build's slice to ours. */
  readonly differences: readonly Difference[];
}

/** Between two pauses so many steps are replayed by both builds. */
const STEPS_AT_ONCE = 50;
const MOST = 20;

/** The first step of each slice in which two builds come to different states. */
export function* partingsStepwise(
  log: Pick<ActionLog, 'start' | 'steps' | 'header'>,
  reducer: AnyReducer,
  other: AnyReducer,
): Stepwise<readonly Parting[]> {
  const ours = createReplay(log, reducer, { checksInvariants: false });
  const theirs = createReplay(log, other, { checksInvariants: false });
  const parted = new Set<string>();
  const found: Parting[] = [];
  for (let step = 0; step <= ours.length; step += 1) {
    const [mine, their] = [slicesOf(ours.stateAt(step)), slicesOf(theirs.stateAt(step))];
    for (const slice of new Set([...mine.keys(), ...their.keys()])) {
      if (parted.has(slice) || stateHash(mine.get(slice)) === stateHash(their.get(slice))) continue;
      parted.add(slice);
      found.push({ step, slice, differences: differences(their.get(slice), mine.get(slice), MOST) });
    }
    if (step % STEPS_AT_ONCE === 0) yield step / Math.max(1, ours.length);
  }
  return found;
}
