import { useState } from 'react';
import type { Endpoint } from '../../../contract/endpoint';
import { useLanguage } from '../../i18n/useFormat';
import { download } from './download';
import type { CallArg } from './endpointQuery';
import { errorMessage } from './errorMessage';
import { useApiDispatch } from './useDispatch';

interface Download<E> {
  readonly run: (arg: CallArg<E>) => void;
  readonly isBusy: boolean;
  /** Why the last attempt gave no file. */
  readonly failure: string | undefined;
}

/** Fetches a file for whoever presses a button; a second press meanwhile does nothing. */
export function useDownload<E extends Endpoint>(endpoint: E, fallbackName: string): Download<E> {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function fetchFile(arg: CallArg<E>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const failed = await dispatch(download(endpoint, arg, fallbackName));
    setFailure(failed === null ? undefined : errorMessage(failed, language));
    setBusy(false);
  }
  return {
    run: (arg) => {
      if (!isBusy) void fetchFile(arg);
    },
    isBusy,
    failure,
  };
}
