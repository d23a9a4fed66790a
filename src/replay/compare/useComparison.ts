import { useEffect, useState } from 'react';
import { compareLogs, type LogComparison, type Replayed } from '../../actionLog/pairing/compareLogs';
import { createReplay } from '../../actionLog/replay';
import { wholeReducer } from '../../app/wholeReducer';
import { inSlices } from '../log/inSlices';
import type { OpenedLog } from '../log/openedLog';

export type Comparing =
  | { readonly kind: 'none' }
  | { readonly kind: 'comparing'; readonly percent: number }
  | { readonly kind: 'compared'; readonly comparison: LogComparison };

/** Compares the log with a second one, in slices between which the page answers. */
export function useComparison({ log: first }: OpenedLog, second: OpenedLog | undefined): Comparing {
  const [comparing, setComparing] = useState<Comparing>({ kind: 'none' });
  const other = second?.log;
  useEffect(() => {
    if (other === undefined) return undefined;
    const underWay = new AbortController();
    const { signal } = underWay;
    const onProgress = (done: number): void => {
      if (!signal.aborted) setComparing({ kind: 'comparing', percent: Math.floor(done * 100) });
    };
    // The player goes to and fro in the replays that are open; these only go forward.
    const work = compareLogs(replayed(first), replayed(other));
    void inSlices(work, { signal, onProgress }).then((comparison) => {
      if (comparison !== undefined && !signal.aborted) setComparing({ kind: 'compared', comparison });
    });
    return () => {
      underWay.abort();
      setComparing({ kind: 'none' });
    };
  }, [first, other]);
  return comparing;
}

const replayed = (log: OpenedLog['log']): Replayed => ({
  log,
  replay: createReplay(log, wholeReducer, { checksInvariants: false }),
});
