import { useEffect, useState } from 'react';
import type { Findings, Replay } from '../../actionLog/replay';

export interface Folding {
  /** How many steps have been folded and checked. */
  readonly folded: number;
  readonly findings: Findings;
}

/** Between two slices of work the page answers keys and pointer. */
const SLICE_MS = 12;
const STEPS_AT_ONCE = 50;
const REPORT_EVERY_MS = 200;

/** Folds the whole log from the beginning, little by little, and tells how far it is and what was found. */
export function useFolding(replay: Replay): Folding {
  const [folding, setFolding] = useState(() => lookAt(replay));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let message = performance.now();
    const work = (): void => {
      const until = performance.now() + SLICE_MS;
      let folded = replay.folded();
      while (folded < replay.length && performance.now() < until)
        folded = replay.advanceTo(folded + STEPS_AT_ONCE);
      const isDone = folded === replay.length;
      if (isDone || performance.now() - message > REPORT_EVERY_MS) {
        message = performance.now();
        setFolding(lookAt(replay));
      }
      if (!isDone) timer = setTimeout(work, 0);
    };
    timer = setTimeout(work, 0);
    return () => {
      clearTimeout(timer);
    };
  }, [replay]);
  return folding;
}

/** The replay adds to its findings; what React compares must not change. */
function lookAt(replay: Replay): Folding {
  const { differences, breaches, failures, compared } = replay.findings();
  return {
    folded: replay.folded(),
    findings: { differences: [...differences], breaches: [...breaches], failures: [...failures], compared },
  };
}
