import { useEffect, useState } from 'react';
import { useSentenceOf } from '../../../api/base/useSentenceOf';

interface Answer<D> {
  readonly data?: D | undefined;
  readonly error?: unknown;
}

/** Looks once, when its dialog opens, at what an action would do; null until it is known. */
export function useDryRun<D>(look: () => PromiseLike<Answer<D>>): {
  readonly moves: D | null;
  readonly failure: string | null;
} {
  const sentenceOf = useSentenceOf();
  const [answer, setAnswer] = useState<Answer<D> | null>(null);
  const [begin] = useState(() => look);
  useEffect(() => {
    let isGone = false;
    void begin().then((found) => {
      if (!isGone) setAnswer(found);
    });
    return () => {
      isGone = true;
    };
  }, [begin]);
  return { moves: answer?.data ?? null, failure: answer === null ? null : sentenceOf(answer) };
}
