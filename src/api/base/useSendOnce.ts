import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { selectOwner } from '../../state/session';
import type { ApiFailure } from './apiFailure';
import type { CallResult } from './apiThunk';
import { forgetDraft, saveDraft, readDraft } from '../drafts/draftStore';
import { readApiFailure } from './readApiFailure';
import { keyFor, type SendingKey } from './sendingKey';
import { useApiDispatch } from './useDispatch';

const storedSchema = z.object({ key: z.string(), content: z.string() });

export type Sent<D> =
  { readonly ok: true; readonly data: D } | { readonly ok: false; readonly failure: ApiFailure };

export type Deliver = <A extends CallResult<unknown>>(
  content: unknown,
  call: (idempotencyKey: string) => PromiseLike<A>,
) => Promise<A>;

interface SendOnce {
  readonly isBusy: boolean;
  /**
   * Sends some content and gives the call's own result. The key outlives a lost answer, a reload and another session, so that the same
   * content sent again counts once (H11).
   */
  readonly deliver: Deliver;
  /** The same for a form; null while it is on its way already. */
  readonly send: <D>(
    content: unknown,
    call: (idempotencyKey: string) => PromiseLike<CallResult<D>>,
  ) => Promise<Sent<Exclude<D, undefined>> | null>;
}

/**
 * Sends something that must count once. The one place where idempotency keys are made.
 * @param name under which its key is kept on this device until there is an answer of the server
 */
export function useSendOnce(name: string): SendOnce {
  const dispatch = useApiDispatch();
  const owner = useSelector(selectOwner);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  /** The key of what is under way: a second press in the same moment finds it before the device has kept it. */
  const current = useRef<Promise<SendingKey | null>>(Promise.resolve(null));

  async function choose(content: unknown, before: Promise<SendingKey | null>): Promise<SendingKey> {
    const stored = z.safeParse(storedSchema, await dispatch(readDraft(owner, name)));
    const last = (await before) ?? (stored.success ? stored.data : null);
    const chosen = await keyFor(content, last, nanoid);
    await dispatch(saveDraft(owner, name, chosen));
    return chosen;
  }

  const deliver: Deliver = async (content, call) => {
    const chosen = choose(content, current.current);
    current.current = chosen;
    const answer = await call((await chosen).key);
    const failure = readApiFailure(answer.error);
    // An answer that never came, or that says the server is in trouble, may still have been a success: only then is the key needed again.
    if (failure !== null && !(failure.kind === 'refused' && failure.status < 500)) return answer;
    if (current.current === chosen) current.current = Promise.resolve(null);
    await dispatch(forgetDraft(owner, name));
    return answer;
  };

  return {
    isBusy,
    deliver,
    send: async <D>(content: unknown, call: (idempotencyKey: string) => PromiseLike<CallResult<D>>) => {
      if (underWay.current) return null;
      underWay.current = true;
      setBusy(true);
      try {
        const { data, error } = await deliver(content, call);
        if (data !== undefined) return { ok: true, data: data as Exclude<D, undefined> };
        return { ok: false, failure: readApiFailure(error) ?? { kind: 'unreadable', status: 0 } };
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
