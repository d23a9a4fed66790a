import type { ApiExtra } from '../../../src/api/base/extra';
import { answerOf } from '../../../src/api/base/httpRequest';

/** Sends a form with Node's fetch: jsdom's older request cannot send Node's files. It tells of the beginning and the end. */
export const uploadByFetch: ApiExtra['upload'] = async ({ address, headers, form, onProgress, signal }) => {
  onProgress(0);
  try {
    const response = await fetch(address, { method: 'POST', headers, body: form, signal });
    onProgress(100);
    return await answerOf(response);
  } catch {
    return { kind: 'unreachable', isTimeout: false };
  }
};
