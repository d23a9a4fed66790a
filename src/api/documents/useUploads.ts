import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useReducer, useRef } from 'react';
import { uploadDocument } from '../../../contract/endpoints/documents';
import type { DocumentEntity } from '../../../contract/entities/document';
import { errorMessage } from '../base/errorMessage';
import { upload } from './upload';
import { useApiDispatch } from '../base/useDispatch';
import { useLanguage } from '../../i18n/useFormat';
import { type Uploading, uploadsAfter } from './uploads';

type Kind = DocumentEntity['kind'];

export interface Uploads {
  readonly uploads: readonly Uploading[];
  readonly add: (files: readonly File[], kind: Kind) => void;
  readonly retry: (key: string) => void;
  /** Breaks an upload off, or takes a failed one's line away. */
  readonly drop: (key: string) => void;
}

interface Sending {
  readonly file: File;
  readonly kind: Kind;
  readonly breakOff: AbortController;
}

/** Sends files one by one as they are chosen, each with its own progress, failure and retry. */
export function useUploads(onAttached: (document: DocumentEntity) => void): Uploads {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const [uploads, sendEvent] = useReducer(uploadsAfter, []);
  const sendings = useRef(new Map<string, Sending>());
  useEffect(() => {
    const underWay = sendings.current;
    return () => {
      for (const { breakOff } of underWay.values()) breakOff.abort();
    };
  }, []);

  async function send(key: string, file: File, kind: Kind): Promise<void> {
    const breakOff = new AbortController();
    sendings.current.set(key, { file, kind, breakOff });
    const onProgress = (percent: number): void => {
      sendEvent({ type: 'progressed', key, percent });
    };
    const answer = await dispatch(
      upload(uploadDocument, { body: { kind }, file }, { onProgress, signal: breakOff.signal }),
    );
    if (answer.ok) {
      sendings.current.delete(key);
      sendEvent({ type: 'finished', key });
      onAttached(answer.data);
    } else if (!breakOff.signal.aborted) {
      sendEvent({ type: 'failed', key, failure: errorMessage(answer.failure, language) });
    }
  }

  function add(files: readonly File[], kind: Kind): void {
    for (const file of files) {
      const key = nanoid();
      sendEvent({
        type: 'started',
        uploading: { key, fileName: file.name, kind, percent: 0, failure: null },
      });
      void send(key, file, kind);
    }
  }

  return {
    uploads,
    add,
    retry: (key) => {
      const sending = sendings.current.get(key);
      if (sending === undefined) return;
      sendEvent({ type: 'retried', key });
      void send(key, sending.file, sending.kind);
    },
    drop: (key) => {
      sendings.current.get(key)?.breakOff.abort();
      sendings.current.delete(key);
      sendEvent({ type: 'finished', key });
    },
  };
}
