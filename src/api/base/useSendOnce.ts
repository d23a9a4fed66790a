import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { selectOwner } from '../../state/session';
import type { ApiFailure } from './apiFailure';
import { forgetDraft, saveDraft, readDraft } from '../drafts/draftStore';
import { readApiFailure } from './readApiFailure';
import { keyFor } from './sendingKey';
import { useApiDispatch } from './useDispatch';

const storedSchema = z.object({ key: z.string(), content: z.string() });

interface Answer<D> {
  readonly data?: D;
  readonly error?: unknown;
}

export type Sent<D> =
  { readonly ok: true; readonly data: D } | { readonly ok: false; readonly failure: ApiFailure };

interface SendOnce {
  readonly isBusy: boolean;
  /**
   * Sends some content; null while it is on its way already. Its key outlives a lost answer, a reload and another session, so that
   * the same content sent again counts once (H11).
   */
  readonly send: <D>(
    content: unknown,
    call: (idempotencyKey: string) => PromiseLike<Answer<D>>,
  ) => Promise<Sent<Exclude<D, undefined>> | null>;
}

/**
 * Sends something that money follows from exactly once.
 * @param name under which its key is kept on this device until there is an answer of the server
 */
export function useSendOnce(name: string): SendOnce {
  const dispatch = useApiDispatch();
  const owner = useSelector(selectOwner);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);

  async function send<D>(
    content: unknown,
    call: (idempotencyKey: string) => PromiseLike<Answer<D>>,
  ): Promise<Sent<Exclude<D, undefined>>> {
    const last = z.safeParse(storedSchema, await dispatch(readDraft(owner, name)));
    const sending = keyFor(content, last.success ? last.data : null, nanoid);
    await dispatch(saveDraft(owner, name, sending));
    const { data, error } = await call(sending.key);
    const failure = readApiFailure(error);
    // An answer that never came may still have been a success: only then is the key needed again.
    if (failure === null || failure.kind === 'refused') await dispatch(forgetDraft(owner, name));
    if (data !== undefined) return { ok: true, data: data as Exclude<D, undefined> };
    return { ok: false, failure: failure ?? { kind: 'unreadable', status: 0 } };
  }

  return {
    isBusy,
    send: async (content, call) => {
      if (underWay.current) return null;
      underWay.current = true;
      setBusy(true);
      try {
        return await send(content, call);
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
