import { refundsApi } from '../../../src/api/refunds/claims';
import { signIn } from '../../../src/api/identity/signIn';
import { selectAlerts } from '../../../src/state/alerts';
import { selectSession } from '../../../src/state/session';
import { createTestBed } from '../../src/support/testStore';
import { addEverybody, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
  await addEverybody(portal.services);
});
afterAll(() => portal.stop());

// The browser's store listens to other tabs; plain Node has no window to listen on.
const page = new EventTarget();
beforeAll(() => Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) }));
afterAll(() => Reflect.deleteProperty(globalThis, 'addEventListener'));

const REFRESH = '/api/Authenticate/refreshtoken';

/** The browser's fetch as far as the server sees it: it keeps cookies, and counts. */
function cookieFetch() {
  const jar = new Map<string, string>();
  const sent = new Map<string, number>();
  const send: typeof fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    const path = address.pathname + address.search;
    sent.set(path, (sent.get(path) ?? 0) + 1);
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(address, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer;
  };
  return { send, sent };
}

it.each(['user@cedarline.example', 'verifier@northwood.example'])(
  'H06 a hundred reads at once on an expired token: one refresh, none lost (%s)',
  async (email) => {
    const { send, sent } = cookieFetch();
    const bed = createTestBed({ url: portal.url, fetch: send });
    await bed.store.dispatch(signIn({ email, password: PASSWORD, rememberMe: true }));
    const before = selectSession(bed.store.getState())?.token;
    portal.clock.advance(16 * 60_000);

    const pages = Array.from({ length: 100 }, (_, index) => String(index + 1));
    const answers = await Promise.all(
      pages.map((page) => bed.store.dispatch(refundsApi.endpoints.listRefunds.initiate({ query: { page } }))),
    );
    expect(answers.filter(({ data }) => data !== undefined)).toHaveLength(100);
    expect(sent.get(REFRESH)).toBe(1);
    const reads = [...sent].filter(([path]) => path.startsWith('/api/refunds'));
    expect(reads).toHaveLength(100);
    expect(reads.every(([, times]) => times === 2)).toBe(true);
    expect(selectSession(bed.store.getState())?.token).not.toBe(before);
    expect(selectAlerts(bed.store.getState())).toEqual([]);
    expect(bed.left).toEqual([]);
  },
);
