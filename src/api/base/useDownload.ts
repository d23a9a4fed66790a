import { useState } from 'react';
import { useLanguage } from '../../i18n/useFormat';
import type { ApiThunk, CallResult } from './apiThunk';
import type { SavedFile } from './callReading';
import { errorMessage } from './errorMessage';
import { readApiFailure } from './readApiFailure';
import { useApiDispatch } from './useDispatch';

/** An endpoint of the api that answers a file. */
export interface FileEndpoint<A> {
  readonly initiate: (
    arg: A,
    options: { readonly track: false },
  ) => ApiThunk<PromiseLike<CallResult<SavedFile>>>;
}

interface Download<A> {
  readonly run: (arg: Omit<A, 'saveAs'>) => void;
  readonly isBusy: boolean;
  /** Why the last attempt gave no file. */
  readonly failure: string | undefined;
}

/** Saves a file for whoever presses a button; a second press in the meantime does nothing. */
export function useDownload<A extends { readonly saveAs: string }>(
  endpoint: FileEndpoint<A>,
  saveAs: string,
): Download<A> {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(arg: Omit<A, 'saveAs'>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const { error } = await dispatch(endpoint.initiate({ ...arg, saveAs } as A, { track: false }));
    const failed = readApiFailure(error);
    setFailure(failed === null ? undefined : errorMessage(failed, language));
    setBusy(false);
  }
  return {
    run: (arg) => {
      if (!isBusy) void save(arg);
    },
    isBusy,
    failure,
  };
}
