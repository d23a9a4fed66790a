import { useState } from 'react';
import { openFile, type OpenedLog, type Refusal } from './log/openedLog';

interface OpenedLogState {
  readonly opened: OpenedLog | undefined;
  /** How many have been opened: each begins with a player of its own. */
  readonly count: number;
  /** Name of the file that is being read. */
  readonly reading: string | undefined;
  readonly refused: { readonly fileName: string; readonly refusal: Refusal } | undefined;
}

/** The log that is open, and how to open another: one that cannot be read leaves what is open as it is. */
export function useOpenedLog(): readonly [OpenedLogState, (file: File) => void] {
  const [state, setState] = useState<OpenedLogState>({
    opened: undefined,
    count: 0,
    reading: undefined,
    refused: undefined,
  });

  async function open(file: File): Promise<void> {
    setState((before) => ({ ...before, reading: file.name, refused: undefined }));
    // The page says so before the browser is busy reading.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const opening = await openFile(file);
    setState((before) => ({
      opened: opening.kind === 'opened' ? opening.opened : before.opened,
      count: before.count + (opening.kind === 'opened' ? 1 : 0),
      reading: undefined,
      refused: opening.kind === 'refused' ? opening : undefined,
    }));
  }

  return [state, (file) => void open(file)];
}
