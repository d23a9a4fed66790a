import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import type { PastedBlock } from './pastedBlock';
import { blankLine, linesPastedOver, reportAfter, type ReportEvent, type ReportForm } from './reportForm';

/** How the last block that was pasted went. */
export type PasteOutcome =
  | { readonly kind: 'too-wide' }
  /** It would go over lines that hold something: the person says what becomes of them. */
  | { readonly kind: 'asks'; readonly on: string; readonly block: PastedBlock; readonly over: number }
  | { readonly kind: 'pasted'; readonly before: ReportForm; readonly count: number };

export interface Pasting {
  readonly outcome: PasteOutcome | null;
  /** Words that named no kind of line, as long as one of their lines is there. */
  readonly unknownKinds: readonly string[];
  readonly take: (on: string, block: PastedBlock) => void;
  readonly replace: () => void;
  readonly addBelow: () => void;
  readonly dismiss: () => void;
  /** Takes the last block back; false where the lines were changed since. */
  readonly undo: () => boolean;
}

/** What is said, and of which form; a block that has just been pasted changes the form once more. */
interface Shown {
  readonly outcome: PasteOutcome | null;
  readonly form: ReportForm;
  readonly isFresh: boolean;
}
interface Unknown {
  readonly words: readonly string[];
  readonly keys: readonly string[];
}

/** Takes blocks of lines, asks before it goes over something, and can take the last one back until something else is changed. */
export function usePasting(form: ReportForm, lastDay: string, send: Dispatch<ReportEvent>): Pasting {
  const [shown, setShown] = useState<Shown>({ outcome: null, form, isFresh: false });
  const [unknown, setUnknown] = useState<Unknown>({ words: [], keys: [] });
  // Any other change makes what was said of the last block old.
  if (shown.form !== form) setShown({ outcome: shown.isFresh ? shown.outcome : null, form, isFresh: false });
  const latest = useRef({ form, outcome: shown.outcome });
  useEffect(() => {
    latest.current = { form, outcome: shown.outcome };
  }, [form, shown.outcome]);

  const say = useCallback((outcome: PasteOutcome | null): void => {
    setShown({ outcome, form: latest.current.form, isFresh: outcome?.kind === 'pasted' });
  }, []);
  const paste = useCallback(
    (event: ReportEvent, { rows, unknownKinds }: PastedBlock): void => {
      const before = latest.current.form;
      const known = new Set(before.lines);
      const written = reportAfter(before, event).lines.filter((line) => !known.has(line));
      setUnknown({ words: [...new Set(unknownKinds)], keys: written.map(({ key }) => key) });
      say({ kind: 'pasted', before, count: rows.length });
      send(event);
    },
    [say, send],
  );
  const replaceOn = useCallback(
    (on: string, block: PastedBlock): void => {
      paste({ type: 'blockPasted', on, rows: block.rows, blank: blankLine(lastDay) }, block);
    },
    [paste, lastDay],
  );
  const take = useCallback(
    (on: string, block: PastedBlock): void => {
      const over = linesPastedOver(latest.current.form.lines, on, block.rows);
      if (block.isTooWide) say({ kind: 'too-wide' });
      else if (over > 0) say({ kind: 'asks', on, block, over });
      else replaceOn(on, block);
    },
    [say, replaceOn],
  );
  const undo = useCallback((): boolean => {
    const { outcome } = latest.current;
    if (outcome?.kind !== 'pasted') return false;
    send({ type: 'formReplaced', form: outcome.before });
    return true;
  }, [send]);

  const { outcome } = shown;
  const isThere = form.lines.some(({ key }) => unknown.keys.includes(key));
  return {
    outcome,
    unknownKinds: isThere ? unknown.words : [],
    take,
    undo,
    replace: () => {
      if (outcome?.kind === 'asks') replaceOn(outcome.on, outcome.block);
    },
    addBelow: () => {
      if (outcome?.kind !== 'asks') return;
      const lines = outcome.block.rows.map((row) => ({ ...blankLine(lastDay), ...row }));
      paste({ type: 'linesRead', lines }, outcome.block);
    },
    dismiss: () => {
      say(null);
    },
  };
}
