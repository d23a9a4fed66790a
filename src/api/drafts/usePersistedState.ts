import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { selectOwner } from '../../state/session';
import { forgetDraft, saveDraft, readDraft } from './draftStore';
import { useApiDispatch } from '../base/useDispatch';

interface PersistedState<T> {
  /** Under which the copy is kept on this device, for its owner alone. */
  readonly name: string;
  /** What the work was built on; work on anything else is not shown. */
  readonly basis: string;
  readonly schema: z.ZodMiniType<T>;
  readonly first: T;
}

interface Held<T> {
  readonly basis: string;
  readonly value: T;
}

/**
 * State that outlives a reload and a lost session (H08): each change is copied to this device, and found again by the same owner
 * on the same basis.
 * @returns the value, how to change it, and what to call when the work was sent
 */
export function usePersistedState<T>({ name, basis, schema, first }: PersistedState<T>) {
  const dispatch = useApiDispatch();
  const current = useSelector(selectOwner);
  // A session that is lost takes its owner with it, and the work still has to be kept for them.
  const [owner] = useState(current);
  const [held, setHeld] = useState<Held<T> | null>(null);
  const hasBegun = useRef(false);
  const value = held?.basis === basis ? held.value : first;

  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const stored = z.safeParse(
        z.object({ basis: z.string(), value: schema }),
        await dispatch(readDraft(owner, name)),
      );
      if (stored.success && !isGone && !hasBegun.current) setHeld(stored.data);
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, name, schema]);

  useEffect(() => {
    if (hasBegun.current && held !== null) void dispatch(saveDraft(owner, name, held));
  }, [dispatch, owner, name, held]);

  const change = (next: (old: T) => T): void => {
    hasBegun.current = true;
    setHeld((old) => ({ basis, value: next(old?.basis === basis ? old.value : first) }));
  };
  const forget = useCallback((): void => {
    setHeld(null);
    void dispatch(forgetDraft(owner, name));
  }, [dispatch, owner, name]);
  return { value, change, forget };
}
