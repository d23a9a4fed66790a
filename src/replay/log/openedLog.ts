import type { ActionLog } from '../../actionLog/actionLog';
import type { LogProblem } from '../../actionLog/logProblem';
import { readLog } from '../../actionLog/readLog';
import { createReplay, type Replay } from '../../actionLog/replay';
import { SLICES, wholeReducer } from '../../app/wholeReducer';
import { placesOf, type Place } from './places';
import { rowsOf, type Row } from './row';

/** A log ready to be looked at. */
export interface OpenedLog {
  readonly fileName: string;
  readonly log: ActionLog;
  readonly rows: readonly Row[];
  readonly places: readonly Place[];
  readonly replay: Replay;
}

export type Refusal = LogProblem | { readonly kind: 'unreadable' } | { readonly kind: 'too-large' };

export type Opening =
  | { readonly kind: 'opened'; readonly opened: OpenedLog }
  | { readonly kind: 'refused'; readonly fileName: string; readonly refusal: Refusal };

/** A text of JavaScript cannot be longer than half a gigabyte; a log of 100,000 actions has a tenth of that. */
export const MOST_BYTES = 400_000_000;

/** Reads a file somebody chose. It never leaves the browser. */
export async function openFile(file: Pick<File, 'name' | 'size' | 'text'>): Promise<Opening> {
  const refused = (refusal: Refusal): Opening => ({ kind: 'refused', fileName: file.name, refusal });
  if (file.size > MOST_BYTES) return refused({ kind: 'too-large' });
  const text = await file.text().catch(() => undefined);
  return text === undefined ? refused({ kind: 'unreadable' }) : openText(file.name, text);
}

function openText(fileName: string, text: string): Opening {
  const read = readLog(text, SLICES);
  if (!read.ok) return { kind: 'refused', fileName, refusal: read.problem };
  const { log } = read;
  return {
    kind: 'opened',
    opened: {
      fileName,
      log,
      rows: rowsOf(log.steps),
      places: placesOf(log),
      replay: createReplay(log, wholeReducer),
    },
  };
}
