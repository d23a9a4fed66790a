import { getHome } from '../../../contract/endpoints/home';
import { askAhead, tokenIn, type EarlyCall } from '../../../src/api/base/earlyCall';
import { homeApi } from '../../../src/api/home';
import { sendSignIn } from '../../../src/api/identity/sendSignIn';
import { finishSignIn } from '../../../src/api/identity/signIn';
import { signOut } from '../../../src/api/identity/signOut';
import type { HttpPort } from '../../../src/api/base/httpRequest';
import { sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const token = tokenWith({ role: 'verifier', exp: 4_000_000_000 });
const company = {
  companyId: 1,
  companyName: 'Northwood',
  isAssessmentPayer: false,
  isExempt: false,
  isRefundEligible: false,
};
const HOME = { paths: [getHome.path], roles: ['user', 'verifier'] };
const home = { kind: 'staff', queues: [], months: [], lastBatch: null };

let server: ApiServer;
let bed: TestBed;
let port: HttpPort;
const early = new Map<string, EarlyCall>();

beforeEach(async () => {
  server = await startApiServer(({ path }, response) => {
    if (path.endsWith('/login')) sendJson(response, 200, succeeded({ ...company, token }));
    else if (path === getHome.path) sendJson(response, 200, succeeded(home));
    else sendJson(response, 200, succeeded(null));
  });
  port = { baseUrl: server.url, send: (...call) => fetch(...call) };
  early.clear();
  bed = createTestBed({ url: server.url, early });
});
afterEach(() => server.close());

/** As the sign-in page does it, before and after the application is there. */
async function enter(language: string): Promise<void> {
  const answer = sendSignIn(
    port,
    { email: 'v@northwood.example', password: 'x', rememberMe: false },
    language,
  );
  const calls = askAhead(port, tokenIn(await answer), language, HOME);
  await bed.store.dispatch(finishSignIn(answer, { email: 'ana@alder.example', rememberMe: false }));
  for (const call of calls) early.set(call.path, call);
}

const askHome = () =>
  bed.store.dispatch(homeApi.endpoints.getHome.initiate(undefined, { forceRefetch: true }));

describe('a first screen asked for while the application is on its way', () => {
  it('is the call of the contract, and answers the first call of the application alone', async () => {
    await enter('en');
    expect((await askHome()).data).toEqual(home);
    expect(server.arrivedAt(getHome.path)).toEqual([
      expect.objectContaining({ method: getHome.method, token }),
    ]);
    expect((await askHome()).data).toEqual(home);
    expect(server.arrivedAt(getHome.path)).toHaveLength(2);
  });

  it('answers nobody who speaks another language by then', async () => {
    await enter('fr');
    expect((await askHome()).data).toEqual(home);
    expect(server.arrivedAt(getHome.path).map(({ headers }) => headers['accept-language'])).toEqual([
      'fr',
      'en',
    ]);
  });

  it('H04 answers nobody else who signs in after', async () => {
    await enter('en');
    bed.store.dispatch(signOut());
    expect((await askHome()).data).toEqual(home);
    expect(server.arrivedAt(getHome.path).map((call) => call.token)).toEqual([token, undefined]);
  });

  it('is not asked for where the sign-in was refused, went unanswered or awaits a code', () => {
    const answered = {
      kind: 'answered',
      status: 200,
      contentType: 'application/json',
      serverNow: undefined,
      boardZone: null,
    } as const;
    const awaitsCode = {
      ...answered,
      text: JSON.stringify(succeeded({ userId: '7', companyName: 'Northwood' })),
    };
    expect(askAhead(port, tokenIn(awaitsCode), 'en', HOME)).toEqual([]);
    expect(askAhead(port, tokenIn({ ...answered, status: 401, text: '{}' }), 'en', HOME)).toEqual([]);
    expect(askAhead(port, tokenIn({ kind: 'unreachable', isTimeout: false }), 'en', HOME)).toEqual([]);
    expect(server.received).toEqual([]);
  });

  it('is not asked for with a temporary password, to which it is closed', () => {
    const temporary = tokenWith({
      role: ['user', 'user-requires-password-reset'],
      name: 'Zoë Ñandú ÿÿ>?',
      exp: 4_000_000_000,
    });
    const text = JSON.stringify(succeeded({ ...company, token: temporary }));
    const answer = {
      kind: 'answered',
      status: 200,
      text,
      contentType: 'application/json',
      serverNow: 0,
      boardZone: null,
    } as const;
    expect(askAhead(port, tokenIn(answer), 'en', HOME)).toEqual([]);
    expect(server.arrivedAt(getHome.path)).toEqual([]);
  });

  it('is not asked for by those the screen is closed to', async () => {
    const answer = await sendSignIn(
      port,
      { email: 'v@northwood.example', password: 'x', rememberMe: false },
      'en',
    );
    expect(askAhead(port, tokenIn(answer), 'en', { ...HOME, roles: ['admin', 'readonly'] })).toEqual([]);
    expect(server.arrivedAt(getHome.path)).toEqual([]);
  });
});
