import { useEffect, useRef, useState } from 'react';
import { renewIfActiveSince } from '../../api/base/renewIfActiveSince';
import { useApiDispatch } from '../../api/base/useDispatch';

/** The warning is not held up any longer by an answer that does not come. */
const PATIENCE_MS = 2_000;

/**
 * Whoever has worked since the session's end was learned is not asked whether they want to stay: the server is told once, which
 * moves the end on.
 * @returns whether the warning must wait for that
 */
export function useStayWhileActive(endsAt: number | null, isNear: boolean): boolean {
  const dispatch = useApiDispatch();
  const learnedAt = useRef(0);
  useEffect(() => {
    learnedAt.current = Date.now();
  }, [endsAt]);
  const [judged, setJudged] = useState<number | null>(null);
  const isOpen = isNear && judged !== endsAt;
  useEffect(() => {
    if (!isOpen) return undefined;
    const judge = (): void => {
      setJudged(endsAt);
    };
    const patience = setTimeout(judge, PATIENCE_MS);
    void dispatch(renewIfActiveSince(learnedAt.current)).then(judge);
    return () => {
      clearTimeout(patience);
    };
  }, [isOpen, endsAt, dispatch]);
  return isOpen;
}
