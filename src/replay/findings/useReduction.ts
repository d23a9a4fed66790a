import { useEffect, useRef, useState } from 'react';
import type { LogStep } from '../../actionLog/actionLog';
import type { Finding } from '../../actionLog/findings/finding';
import { shrinkStepwise } from '../../actionLog/findings/shrink';
import { wholeReducer } from '../../app/wholeReducer';
import { inSlices } from '../log/inSlices';
import type { OpenedLog } from '../log/openedLog';

export type Reduction =
  | { readonly kind: 'none' }
  /** How many steps are left so far. */
  | { readonly kind: 'reducing'; readonly left: number }
  | { readonly kind: 'reduced'; readonly finding: Finding; readonly steps: readonly LogStep[] };

interface Reducer {
  readonly reduction: Reduction;
  readonly reduce: (finding: Finding) => void;
  readonly cancel: () => void;
}

/** Finds the fewest steps that still show a problem, in slices between which the page answers. */
export function useReduction({ log }: OpenedLog): Reducer {
  const underWay = useRef<AbortController>(undefined);
  const [reduction, setReduction] = useState<Reduction>({ kind: 'none' });
  useEffect(
    () => () => {
      underWay.current?.abort();
    },
    [],
  );

  async function reduce(finding: Finding): Promise<void> {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    const onProgress = (done: number): void => {
      if (!signal.aborted) setReduction({ kind: 'reducing', left: Math.ceil((1 - done) * finding.step) });
    };
    onProgress(0);
    const shrunk = await inSlices(shrinkStepwise(log, [finding], wholeReducer, undefined), {
      signal,
      onProgress,
    });
    if (!signal.aborted && shrunk?.kind === 'shrunk')
      setReduction({ kind: 'reduced', finding, steps: shrunk.steps });
  }

  return {
    reduction,
    reduce: (finding) => void reduce(finding),
    cancel: () => {
      underWay.current?.abort();
      setReduction({ kind: 'none' });
    },
  };
}
