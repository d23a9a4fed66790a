import { BOARD_TIME_ZONE } from '../../contract/boardZone';
import type { UploadPort } from '../api/base/extra';

const ANSWER_LIMIT_MS = 60_000;

/**
 * Sends a form with files and tells how much of it has left. The fetch function cannot tell, so this is the older request. However
 * long the sending takes, the answer must come within a minute of its end.
 */
export const uploadForm: UploadPort = ({ address, headers, form, onProgress, signal }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const limit = { isOver: false, timer: 0 };
    const abort = (): void => {
      request.abort();
    };
    const unreachable = (): void => {
      signal.removeEventListener('abort', abort);
      clearTimeout(limit.timer);
      resolve({ kind: 'unreachable', isTimeout: limit.isOver });
    };
    request.open('POST', address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries({ Accept: 'application/json', ...headers }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded * 100) / total));
    });
    request.upload.addEventListener('load', () => {
      onProgress(100);
      limit.timer = window.setTimeout(() => {
        limit.isOver = true;
        request.abort();
      }, ANSWER_LIMIT_MS);
    });
    request.addEventListener('load', () => {
      signal.removeEventListener('abort', abort);
      clearTimeout(limit.timer);
      const date = Date.parse(request.getResponseHeader('date') ?? '');
      resolve({
        kind: 'answered',
        status: request.status,
        contentType: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
        serverNow: Number.isNaN(date) ? undefined : date,
        boardZone: request.getResponseHeader(BOARD_TIME_ZONE),
      });
    });
    request.addEventListener('error', unreachable);
    request.addEventListener('abort', unreachable);
    signal.addEventListener('abort', abort);
    if (signal.aborted) unreachable();
    else request.send(form);
  });
