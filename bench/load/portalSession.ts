import { z } from 'zod';

const grant = z.object({ data: z.object({ token: z.string() }) });

const closed = z.object({ code: z.enum(['UND_ERR_SOCKET', 'ECONNRESET']) });

export interface PortalSession {
  readonly url: string;
  readonly token: string;
  /** Sends one request and reads its whole answer; throws on any other status than 200. */
  send(path: string, options?: RequestInit): Promise<string>;
  /** The same, handing the answer on as it comes. */
  open(path: string): Promise<AsyncIterable<Uint8Array>>;
}

export async function signIn(url: string, email: string, password: string): Promise<PortalSession> {
  const answer = await fetch(`${url}/api/Authenticate/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, rememberMe: false }),
  });
  return sessionOf(url, grant.parse(await answer.json()).data.token);
}

/** A session that was begun elsewhere. */
export function sessionOf(url: string, token: string): PortalSession {
  const authorization = `Bearer ${token}`;
  return {
    url,
    token,
    open: async (path) => {
      const { status, body } = await fetch(url + path, { headers: { authorization } });
      if (status !== 200 || body === null) throw new Error(`${path}: ${status}`);
      return body;
    },
    send: async (path, options = {}) => {
      const headers = new Headers(options.headers);
      headers.set('authorization', authorization);
      const sent = await askAgain(url + path, { ...options, headers });
      const text = await sent.text();
      if (sent.status !== 200) throw new Error(`${path}: ${sent.status} ${text.slice(0, 300)}`);
      return text;
    },
  };
}

/** A connection that the server closed while nobody used it is no answer: the request is sent once more, as browsers do. */
async function askAgain(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    if (!closed.safeParse(cause).success) throw error;
    return fetch(address, options);
  }
}
