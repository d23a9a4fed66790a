import { useMemo, useState } from 'react';
import type { RefundLine } from '../../../../contract/entities/refund';
import type { DecimalMark } from '../../../../domain/numberText';
import {
  isExact,
  NOTHING_VERIFIED,
  retype,
  tick,
  tickExact,
  type Verification,
  verificationState,
} from './verification';

/** Looking through a claim's lines: which ones are shown, the one under the cursor, the one explained, and what is verified. */
export function useLineReview(lines: readonly RefundLine[], mark: DecimalMark) {
  const [cursor, setCursor] = useState(-1);
  const [reveal, setReveal] = useState<{ readonly index: number; readonly focusId: string } | null>(null);
  const [openLine, setOpenLine] = useState<string | null>(null);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [verification, setVerification] = useState<Verification>(NOTHING_VERIFIED);
  const differing = useMemo(() => lines.filter((line) => !isExact(line)), [lines]);
  const shown = onlyDiffering ? differing : lines;
  const state = useMemo(() => verificationState(lines, verification, mark), [lines, verification, mark]);
  const current = shown[cursor];

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
    state,
    mark,
    /** To the next or the previous line, with the focus. */
    move: (by: 1 | -1): void => {
      const index = Math.min(Math.max(cursor + by, 0), shown.length - 1);
      const line = shown[index];
      if (line === undefined) return;
      setCursor(index);
      setReveal({ index, focusId: `how-of-${line.id}` });
    },
    toggleOpen: (lineId: string | undefined = current?.id): void => {
      if (lineId !== undefined) setOpenLine(openLine === lineId ? null : lineId);
    },
    tick: (lineId: string, on: boolean): void => {
      setVerification(tick(verification, lineId, on));
    },
    /** Ticks the line under the cursor, or takes its tick away; false where there is none. */
    tickCurrent: (): boolean => {
      if (current === undefined) return false;
      setVerification(tick(verification, current.id, !verification.ticked.has(current.id)));
      return true;
    },
    retype: (lineId: string, amount: string): void => {
      setVerification(retype(verification, lineId, amount));
    },
    tickExact: (): void => {
      setVerification(tickExact(verification, lines));
    },
  };
}

export type LineReview = ReturnType<typeof useLineReview>;
