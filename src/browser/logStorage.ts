const KEY = 'actionLog';

/** Where a tab keeps its recording over a reload. */
export interface LogStorage {
  readonly read: () => string | null;
  /** False where the storage is full or barred. */
  readonly write: (text: string) => boolean;
  readonly remove: () => void;
}

/** This tab's storage: another tab has its own, and the log ends with the tab. */
export function createLogStorage(storage: () => Storage): LogStorage {
  return {
    read: () => attempt(() => storage().getItem(KEY)) ?? null,
    write: (text) =>
      attempt(() => {
        storage().setItem(KEY, text);
        return true;
      }) ?? false,
    remove: () => {
      attempt(() => {
        storage().removeItem(KEY);
      });
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Whether this page is to be recorded because its address asks for it, or because the tab was being recorded before. */
export const isRecordingRequested = (stored: LogStorage): boolean =>
  new URLSearchParams(location.search).has('record') || stored.read() !== null;

/** Loads this page again, to be recorded from its beginning. */
export function restartRecording(): void {
  createLogStorage(() => sessionStorage).write('{}');
  location.reload();
}
