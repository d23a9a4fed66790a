import { request } from 'node:http';

export interface OneRequest {
  readonly method: 'GET' | 'POST';
  readonly token: string;
  readonly body?: string;
  readonly key?: string;
  /** How long to wait for the answer, in milliseconds; for ever when left out. */
  readonly patienceMs?: number;
}

export interface OneAnswer {
  readonly status: number;
  readonly text: string;
}

/** One request on a connection of its own, and its whole answer; `cut` when none came or it broke off. */
export function oneRequest(address: string, sent: OneRequest): Promise<OneAnswer | 'cut'> {
  const { body, key, patienceMs } = sent;
  return new Promise((resolve) => {
    const cut = (): void => {
      resolve('cut');
    };
    const call = request(
      address,
      {
        method: sent.method,
        agent: false,
        headers: {
          authorization: `Bearer ${sent.token}`,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          resolve(response.complete ? { status: response.statusCode ?? 0, text } : 'cut');
        });
        response.on('error', cut);
      },
    );
    call.on('error', cut);
    if (patienceMs !== undefined)
      call.setTimeout(patienceMs, () => {
        call.destroy();
        cut();
      });
    call.end(body);
  });
}
