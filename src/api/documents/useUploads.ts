import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useReducer, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { DocumentEntity } from '../../../contract/entities/document';
import { errorMessage } from '../base/errorMessage';
import { sendFile } from '../base/sendFile';
import { useApiDispatch } from '../base/useDispatch';
import { selectTransfers } from '../../state/transfers';
import { documentsApi } from './documents';
import { useLanguage } from '../../i18n/useFormat';
import { type ShownUpload, uploadsAfter } from './uploads';

type Kind = DocumentEntity['kind'];

export interface Uploads {
  readonly uploads: readonly ShownUpload[];
  readonly add: (files: readonly File[], kind: Kind) => void;
  readonly retry: (key: string) => void;
  /** Cancels an upload, or removes the line of a failed one. */
  readonly drop: (key: string) => void;
}

interface Sending {
  readonly file: File;
  readonly kind: Kind;
  readonly abortController: AbortController;
}

/** Sends files one after the other as they are chosen, each with its own progress, failure, and retry. */
export function useUploads(onAttached: (document: DocumentEntity) => void): Uploads {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const progress = useSelector(selectTransfers);
  const [uploads, sendEvent] = useReducer(uploadsAfter, []);
  const sendings = useRef(new Map<string, Sending>());
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const inFlight = sendings.current;
    return () => {
      for (const { abortController } of inFlight.values()) abortController.abort();
    };
  }, []);

  function send(key: string, file: File, kind: Kind): void {
    const sending = { file, kind, abortController: new AbortController() };
    sendings.current.set(key, sending);
    const task = () => (sending.abortController.signal.aborted ? undefined : deliver(key, sending));
    last.current = last.current.then(task, task);
  }

  async function deliver(key: string, { file, kind, abortController }: Sending): Promise<void> {
    const answer = await dispatch(
      sendFile(documentsApi.endpoints.uploadDocument, (sent) => ({ body: { kind }, file: sent }), file, {
        handle: key,
        signal: abortController.signal,
      }),
    );
    if (answer.ok) {
      sendings.current.delete(key);
      sendEvent({ type: 'finished', key });
      onAttached(answer.data);
    } else if (!abortController.signal.aborted) {
      sendEvent({ type: 'failed', key, failure: errorMessage(answer.failure, language) });
    }
  }

  function add(files: readonly File[], kind: Kind): void {
    for (const file of files) {
      const key = nanoid();
      sendEvent({
        type: 'started',
        uploading: { key, fileName: file.name, kind, failure: null },
      });
      send(key, file, kind);
    }
  }

  return {
    uploads: uploads.map((one) => ({ ...one, percent: progress[one.key] ?? 0 })),
    add,
    retry: (key) => {
      const sending = sendings.current.get(key);
      if (sending === undefined) return;
      sendEvent({ type: 'retried', key });
      send(key, sending.file, sending.kind);
    },
    drop: (key) => {
      sendings.current.get(key)?.abortController.abort();
      sendings.current.delete(key);
      sendEvent({ type: 'finished', key });
    },
  };
}
