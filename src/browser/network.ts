import { BOARD_TIME_ZONE } from '../../contract/boardZone';
import type { UploadPort } from '../api/base/extra';
import { readDate, type HttpPort } from '../api/base/httpRequest';

// The only module that sends anything over HTTP; ESLint holds that. Calls reach it through the base query.

/** The browser's way to the backend. */
export const httpPort = (baseUrl: string): HttpPort => ({
  baseUrl,
  send: (address, options) => fetch(address, options),
});

const ANSWER_LIMIT_MS = 60_000;

/**
 * Sends a form with files and tells how much of it has left. The fetch function cannot tell, so this is the older request. However
 * long the sending takes, the answer must come within a minute of its end.
 */
export const uploadForm: UploadPort = ({ address, headers, form, onProgress, signal }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let isTimeout = false;
    let timer: ReturnType<typeof setTimeout>;
    const abort = (): void => {
      request.abort();
    };
    request.open('POST', address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries({ Accept: 'application/json', ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded * 100) / total));
    };
    request.upload.onload = () => {
      onProgress(100);
      timer = setTimeout(() => {
        isTimeout = true;
        abort();
      }, ANSWER_LIMIT_MS);
    };
    // Comes last, after an answer, an error, and an abort alike.
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
      clearTimeout(timer);
      const { status, responseText: text } = request;
      const header = (name: string): string | null => request.getResponseHeader(name);
      resolve(
        status === 0
          ? { kind: 'unreachable', isTimeout }
          : {
              kind: 'answered',
              status,
              contentType: header('content-type') ?? '',
              text,
              serverNow: readDate(header('date')),
              boardZone: header(BOARD_TIME_ZONE),
            },
      );
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) resolve({ kind: 'unreachable', isTimeout });
    else request.send(form);
  });
