import { z } from 'zod';
import { PASSWORD } from './testPeople';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The envelope, when the answer is JSON. */
  readonly body: z.infer<typeof envelope>;
}

const envelope = z.looseObject({
  succeeded: z.boolean().optional(),
  message: z.string().optional(),
  data: z.unknown(),
  errors: z
    .array(z.object({ error: z.string(), details: z.string(), field: z.string().optional() }))
    .default([]),
  reference: z.string().optional(),
});

type Headers_ = Readonly<Record<string, string>>;

/** One browser as the server sees it: a cookie, a token (the newest it was given), and fetch. */
export interface TestClient {
  token: string | null;
  cookie: string | null;
  /** What marks the browser as one from which the person signed in before. */
  device: string | null;
  send(method: string, path: string, body?: unknown, headers?: Headers_): Promise<Answer>;
  get(path: string, headers?: Headers_): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Headers_): Promise<Answer>;
  signIn(email: string, password?: string, rememberMe?: boolean): Promise<Answer>;
}

const cookieHeader = ({ cookie, device }: Pick<TestClient, 'cookie' | 'device'>): Headers_ => {
  const both = [cookie, device].filter((each) => each !== null);
  return both.length === 0 ? {} : { cookie: both.join('; ') };
};

const signedIn = z.object({ token: z.string() });

export function createClient(url: string): TestClient {
  const client: TestClient = {
    token: null,
    cookie: null,
    device: null,
    send: async (method, path, body, headers = {}) => {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(client.token === null ? {} : { authorization: `Bearer ${client.token}` }),
          ...cookieHeader(client),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const cookie = line.split(';', 1)[0] ?? null;
        if (cookie?.includes('-device-') === true) client.device = cookie;
        else client.cookie = cookie;
      }
      const text = await response.text();
      const isJson = (response.headers.get('content-type') ?? '').includes('json');
      const parsed = envelope.parse(isJson ? JSON.parse(text) : { data: null });
      const newToken = signedIn.safeParse(parsed.data);
      if (newToken.success) client.token = newToken.data.token;
      return { status: response.status, headers: response.headers, text, body: parsed };
    },
    get: (path, headers) => client.send('GET', path, undefined, headers),
    post: (path, body, headers) => client.send('POST', path, body, headers),
    signIn: (email, password = PASSWORD, rememberMe = false) =>
      client.post('/api/Authenticate/login', { email, password, rememberMe }),
  };
  return client;
}

/** A client that is signed in, or the test fails. */
export async function signedInClient(url: string, email: string, password?: string): Promise<TestClient> {
  const client = createClient(url);
  const answer = await client.signIn(email, password);
  if (client.token === null) throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
  return client;
}
