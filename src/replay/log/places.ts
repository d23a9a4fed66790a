import type { ActionLog } from '../../actionLog/actionLog';
import { addressText } from './row';

/** From a step on, this address was on screen. */
export interface Place {
  readonly fromStep: number;
  readonly path: string;
}

/** Where a log that does not tell is shown: the start page shows what every role has. */
const SILENT = '/home';

/** Where the application was, in the order of the steps; the first place holds from the beginning. */
export function placesOf({ header, steps }: Pick<ActionLog, 'header' | 'steps'>): readonly Place[] {
  const places: Place[] = [{ fromStep: 0, path: header?.path ?? SILENT }];
  for (const [index, step] of steps.entries()) {
    const path = step.kind === 'restart' ? step.path : addressText(step.action);
    if (path !== undefined) places.push({ fromStep: index + 1, path });
  }
  return places;
}

/** The address on screen after so many steps. */
export function placeAt(places: readonly Place[], step: number): string {
  let low = 0;
  let high = places.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.fromStep ?? 0) <= step) low = middle;
    else high = middle;
  }
  return places[low]?.path ?? SILENT;
}
