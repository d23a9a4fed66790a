import type { ActionLog } from '../../actionLog/actionLog';
import type { LogProblem } from '../../actionLog/logProblem';
import { readLogStepwise } from '../../actionLog/readLog';
import { createReplay, type Replay } from '../../actionLog/replay';
import type { Stepwise } from '../../actionLog/stepwise';
import { withStepsOfOtherBuilds } from '../../actionLog/otherBuilds';
import { KNOWN_ACTIONS, SLICES, wholeReducer } from '../../app/wholeReducer';
import { inSlices, type SliceDependencies } from './inSlices';
import { placesOf, type Place } from './places';
import { recordedCalls } from './recordedCalls';
import { rowsOf, type Row } from './row';

/** A log ready to be looked at. */
export interface OpenedLog {
  readonly fileName: string;
  /** What was opened, to be read again; absent where nothing can be saved. */
  readonly file?: Pick<File, 'text'>;
  readonly log: ActionLog;
  readonly rows: readonly Row[];
  readonly places: readonly Place[];
  readonly calls: ReturnType<typeof recordedCalls>;
  readonly replay: Replay;
}

export type Refusal = LogProblem | { readonly kind: 'unreadable' } | { readonly kind: 'too-large' };

export type Opening =
  | { readonly kind: 'opened'; readonly opened: OpenedLog }
  | { readonly kind: 'refused'; readonly fileName: string; readonly refusal: Refusal }
  | { readonly kind: 'called-off' };

/** A text of JavaScript cannot be longer than half a gigabyte; a log of 100,000 actions has a tenth of that. */
export const MOST_BYTES = 400_000_000;

/** How much of opening a file is the reading of its lines; the rest is their list. */
const READING = 0.85;

/** Reads a file somebody chose, in slices between which the page answers. It never leaves the browser. */
export async function openFile(
  file: Pick<File, 'name' | 'size' | 'text'>,
  dependencies: SliceDependencies,
): Promise<Opening> {
  const refused = (refusal: Refusal): Opening => ({ kind: 'refused', fileName: file.name, refusal });
  if (file.size > MOST_BYTES) return refused({ kind: 'too-large' });
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refused({ kind: 'unreadable' });
  const opening = await inSlices(openText(file.name, text), dependencies);
  if (opening?.kind !== 'opened') return opening ?? { kind: 'called-off' };
  return { ...opening, opened: { ...opening.opened, file } };
}

function* openText(fileName: string, text: string): Stepwise<Opening> {
  const read = yield* scaled(readLogStepwise(text, SLICES), 0, READING);
  if (!read.ok) return { kind: 'refused', fileName, refusal: read.problem };
  const log = withStepsOfOtherBuilds(read.log, KNOWN_ACTIONS);
  return {
    kind: 'opened',
    opened: {
      fileName,
      log,
      rows: yield* scaled(rowsOf(log.steps), READING, 1),
      places: placesOf(log),
      calls: recordedCalls(log),
      replay: createReplay(log, wholeReducer),
    },
  };
}

/** A part of longer work: what it tells is told as that part. */
function* scaled<T>(work: Stepwise<T>, from: number, to: number): Stepwise<T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield from + step.value * (to - from);
  }
}
