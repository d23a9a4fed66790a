import { useRef, useState } from 'react';
import { openFile, type OpenedLog, type Refusal } from './log/openedLog';

interface OpenedLogState {
  readonly opened: OpenedLog | undefined;
  /** How many have been opened: each begins with a player of its own. */
  readonly count: number;
  /** The file that is being read, and how much of it is, in percent. */
  readonly reading: { readonly fileName: string; readonly percent: number } | undefined;
  readonly refused: { readonly fileName: string; readonly refusal: Refusal } | undefined;
}

interface LogOpener extends OpenedLogState {
  readonly open: (file: File) => void;
  /** Stops reading the file; the log that was open stays. */
  readonly cancel: () => void;
  readonly close: () => void;
}

const NOTHING_OPEN: OpenedLogState = {
  opened: undefined,
  count: 0,
  reading: undefined,
  refused: undefined,
};

/** The log that is open, and how to open another: one that cannot be read, or is canceled, leaves the open one as it is. */
export function useOpenedLog(): LogOpener {
  const underWay = useRef<AbortController>(undefined);
  const [state, setState] = useState(NOTHING_OPEN);

  async function open(file: File): Promise<void> {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    const onProgress = (done: number): void => {
      const reading = { fileName: file.name, percent: Math.floor(done * 100) };
      if (!signal.aborted) setState((before) => ({ ...before, reading, refused: undefined }));
    };
    onProgress(0);
    const opening = await openFile(file, { signal, onProgress });
    // Another file was chosen in the meantime, or none.
    if (signal.aborted) return;
    setState((before) => ({
      opened: opening.kind === 'opened' ? opening.opened : before.opened,
      count: before.count + (opening.kind === 'opened' ? 1 : 0),
      reading: undefined,
      refused: opening.kind === 'refused' ? opening : undefined,
    }));
  }

  return {
    ...state,
    open: (file) => void open(file),
    cancel: () => {
      underWay.current?.abort();
      setState((before) => ({ ...before, reading: undefined }));
    },
    close: () => {
      underWay.current?.abort();
      setState(NOTHING_OPEN);
    },
  };
}
