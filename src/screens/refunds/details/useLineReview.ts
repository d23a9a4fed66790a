import { useMemo, useState } from 'react';
import type { RefundDetails } from '../../../../contract/entities/refund';
import type { DecimalMark } from '../../../../domain/numberText';
import { usePersistedState } from '../../../api/drafts/usePersistedState';
import {
  isExact,
  type StoredVerification,
  storedVerification,
  lookedAt,
  NOTHING_STORED,
  retype,
  tick,
  tickExact,
  type Verification,
  verificationState,
} from './verification';

/**
 * Looking through a claim's lines: which ones are shown, the one under the cursor, the one explained, and what is verified. What
 * was verified outlives a reload until it is sent.
 * @param first what is checked before anything is checked here
 */
export function useLineReview(
  { id, lines }: Pick<RefundDetails, 'id' | 'lines'>,
  mark: DecimalMark,
  first: StoredVerification = NOTHING_STORED,
) {
  const [cursor, setCursor] = useState(-1);
  const [reveal, setReveal] = useState<{ readonly index: number; readonly focusId: string } | null>(null);
  const [openLine, setOpenLine] = useState<string | null>(null);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const stored = usePersistedState({
    name: `refund-verification-${id}`,
    basis: useMemo(() => lookedAt(lines), [lines]),
    schema: storedVerification,
    first,
  });
  const verification = useMemo(
    (): Verification => ({ ticked: new Set(stored.value.ticked), amounts: stored.value.amounts }),
    [stored.value],
  );
  const setVerification = ({ ticked, amounts }: Verification): void => {
    stored.change(() => ({ ticked: [...ticked], amounts }));
  };
  const differing = useMemo(() => lines.filter((line) => !isExact(line)), [lines]);
  const shown = onlyDiffering ? differing : lines;
  const state = useMemo(() => verificationState(lines, verification, mark), [lines, verification, mark]);
  const current = shown[cursor];
  const moveTo = (index: number): void => {
    const line = shown[index];
    if (line === undefined) return;
    setCursor(index);
    setReveal({ index, focusId: `how-of-${line.id}` });
  };
  /** To the line that waits for a look, from the cursor on and around; it stays where none does. */
  const toUnchecked = (ticked: ReadonlySet<string> = verification.ticked): void => {
    const places = shown.map((_, step) => (Math.max(cursor, 0) + step) % shown.length);
    const waiting = places.find((index) => !ticked.has(shown[index]?.id ?? ''));
    if (waiting !== undefined) moveTo(waiting);
  };

  return {
    shown,
    differing: differing.length,
    onlyDiffering,
    setOnlyDiffering,
    cursor,
    setCursor,
    reveal,
    openLine,
    verification,
    /** What is checked, as it can be given back after an undo. */
    kept: stored.value,
    state,
    mark,
    /** To the next or the previous line, with the focus. */
    move: (by: 1 | -1): void => {
      moveTo(Math.min(Math.max(cursor + by, 0), shown.length - 1));
    },
    toUnchecked: (): void => {
      toUnchecked();
    },
    toggleOpen: (lineId: string | undefined = current?.id): void => {
      if (lineId !== undefined) setOpenLine(openLine === lineId ? null : lineId);
    },
    tick: (lineId: string, on: boolean): void => {
      setVerification(tick(verification, lineId, on));
    },
    /** Ticks the line under the cursor and goes on to the next that waits, or takes its tick away. */
    checkCurrent: (): void => {
      if (current === undefined) {
        toUnchecked();
        return;
      }
      const next = tick(verification, current.id, !verification.ticked.has(current.id));
      setVerification(next);
      if (next.ticked.has(current.id)) toUnchecked(next.ticked);
    },
    retype: (lineId: string, amount: string): void => {
      setVerification(retype(verification, lineId, amount));
    },
    tickExact: (): void => {
      const next = tickExact(verification, lines);
      setVerification(next);
      toUnchecked(next.ticked);
    },
    /** The amounts were sent. */
    forget: stored.forget,
  };
}

export type LineReview = ReturnType<typeof useLineReview>;
