import { request } from 'node:http';

const BOUNDARY = 'northwood-stalled';
const PIECE = Buffer.alloc(64 * 1024, 0x20);

/**
 * Sends all of a document but its last bytes, and then nothing more.
 * @returns the status of the answer, or how the connection ended without one
 */
export function stalledUpload(url: string, token: string, bytes: number): Promise<string> {
  const head = Buffer.from(
    [
      `--${BOUNDARY}`,
      'Content-Disposition: form-data; name="kind"',
      '',
      'receipt',
      `--${BOUNDARY}`,
      'Content-Disposition: form-data; name="file"; filename="receipt.pdf"',
      'Content-Type: application/pdf',
      '',
      '%PDF-1.4',
      '',
    ].join('\r\n'),
  );
  return new Promise((resolve) => {
    const sending = request(`${url}/api/documents`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(bytes),
      },
    });
    sending.once('response', (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
      sending.destroy();
    });
    sending.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? 'closed');
    });
    sending.write(head);
    let left = bytes - head.length - PIECE.length;
    const go = (): void => {
      while (left > PIECE.length && !sending.destroyed) {
        left -= PIECE.length;
        if (sending.write(PIECE)) continue;
        sending.once('drain', go);
        return;
      }
    };
    go();
  });
}
