import { askOnReturn } from '../../../src/entrance/returningVisit';
import { sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { MemoryStorage } from '../support/memoryStorage';
import { tokenWith } from '../support/tokens';

const LINES = { paths: ['/api/customs/lines?page=1'], roles: ['verifier', 'admin'] };
const token = tokenWith({ role: 'verifier', name: 'Ana', exp: 4_000_000_000 });
const session = { token, tokenExpires: 4_000_000_000_000 };

let server: ApiServer;
let tab: MemoryStorage;
let local: MemoryStorage;
beforeEach(async () => {
  server = await startApiServer((_, response) => {
    sendJson(response, 200, succeeded(null));
  });
  tab = new MemoryStorage();
  local = new MemoryStorage();
});
afterEach(() => server.close());

const visit = (calls = LINES) =>
  askOnReturn(
    Promise.resolve({ apiBaseUrl: server.url, hubUrl: '', devTools: false, record: false }),
    'fr',
    calls,
    [() => tab, () => local],
  );

describe('a visit with a session that the browser keeps', () => {
  it('asks for the first data with the session of the tab before the remembered one', async () => {
    const other = tokenWith({ role: 'verifier', name: 'Ben', exp: 4_000_000_000 });
    local.setItem('auth', JSON.stringify({ ...session, token: other }));
    tab.setItem('auth', JSON.stringify(session));
    const [call] = await visit();
    expect(call).toMatchObject({ path: LINES.paths[0], token, language: 'fr' });
    expect(await call?.answer).toMatchObject({ kind: 'answered', status: 200 });
    expect(server.received.map(({ token: sent, path }) => [sent, path])).toEqual([[token, LINES.paths[0]]]);
    tab.removeItem('auth');
    expect((await visit()).map((each) => each.token)).toEqual([other]);
  });

  it.each([
    ['no session is kept', null],
    ['what is kept is no session', 'null'],
    ['it is garbled', '{"token":'],
    ['its token must be renewed first', JSON.stringify({ ...session, tokenExpires: 1 })],
    ['its token is none', JSON.stringify({ ...session, token: 7 })],
  ])('asks for nothing where %s', async (_, kept) => {
    if (kept !== null) tab.setItem('auth', kept);
    expect(await visit()).toEqual([]);
    expect(server.received).toEqual([]);
  });

  it('asks for nothing while acting for a company, and on screens that are closed or not known', async () => {
    tab.setItem('auth', JSON.stringify(session));
    expect(await visit({ ...LINES, roles: ['user'] })).toEqual([]);
    expect(await visit({ ...LINES, paths: [] })).toEqual([]);
    tab.setItem('originalCompany', '{}');
    expect(await visit()).toEqual([]);
    expect(server.received).toEqual([]);
  });

  it('asks for nothing where the browser blocks the storage', async () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const config = Promise.resolve({ apiBaseUrl: server.url, hubUrl: '', devTools: false, record: false });
    expect(await askOnReturn(config, 'en', LINES, [blocked])).toEqual([]);
  });
});
