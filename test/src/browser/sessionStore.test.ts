import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from '../../../contract/entities/session';
import { createSessionStore } from '../../../src/browser/sessionStore';
import { rawToken, tokenWith } from '../support/tokens';
import { MemoryStorage } from '../support/memoryStorage';

const session = (change: Partial<Session> = {}): Session => ({
  token: tokenWith({}),
  rememberMe: true,
  companyId: '10',
  companyName: 'Cedarline',
  isAssessmentPayer: true,
  connectionId: '',
  isTemporary: false,
  isExempt: false,
  isRefundEligible: true,
  tokenExpires: 5,
  ...change,
});

const own = { companyId: '1', isAssessmentPayer: false, isExempt: false, isRefundEligible: false };

const bed = () => {
  const local = new MemoryStorage();
  const tab = new MemoryStorage();
  return {
    local,
    tab,
    store: createSessionStore(
      () => local,
      () => tab,
    ),
  };
};

describe('the kept session', () => {
  it('H65 lies in one storage alone, whatever was chosen before', () => {
    const { local, tab, store } = bed();
    for (const rememberMe of [true, false, true, false]) {
      store.write({ session: session({ rememberMe }), original: null });
      expect([local.getItem('auth') !== null, tab.getItem('auth') !== null]).toEqual([
        rememberMe,
        !rememberMe,
      ]);
    }
  });

  it('holds exactly the session’s fields under the key auth, and the original company apart', () => {
    const { local, store } = bed();
    const stored = { session: session(), original: own };
    store.write(stored);
    expect(JSON.parse(local.getItem('auth') ?? '')).toEqual(stored.session);
    expect(store.read()).toEqual(stored);
    store.write({ session: stored.session, original: null });
    expect([...local.entries.keys()]).toEqual(['auth']);
  });

  it.each([[{ sub: 'u1', role: 'user' }], [{ sub: 'u1', role: 'user', exp: 'tomorrow' }]])(
    'H91 whose token has no end is none, and is gone: %j',
    (claims) => {
      const { local, store } = bed();
      const token = rawToken(claims);
      local.setItem('auth', JSON.stringify(session({ token, tokenExpires: 4_000_000_000_000 })));
      expect(store.read()).toBeNull();
      expect(local.length).toBe(0);
    },
  );

  const nonsense = readFileSync(join(__dirname, 'files/stored_auth_bad_values.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  it.each(nonsense)('H47 %s means signed out, and goes', (text) => {
    for (const place of ['local', 'tab'] as const) {
      const it = bed();
      it[place].setItem('auth', text);
      expect(it.store.read()).toBeNull();
      expect(it[place].getItem('auth')).toBeNull();
    }
  });

  it('H47 a session around what is no token means signed out, and goes', () => {
    for (const token of ['a.b.c', 'not a token', '..', '{}']) {
      const { local, store } = bed();
      local.setItem('auth', JSON.stringify(session({ token })));
      expect(store.read()).toBeNull();
      expect(local.getItem('auth')).toBeNull();
    }
  });

  it.each(['', '{}', 'undefined', '{"companyId":7}', 'null'])(
    'H47 acting for a company with %j as the own one means signed out, and goes',
    (text) => {
      const { local, store } = bed();
      store.write({ session: session(), original: own });
      local.setItem('originalCompany', text);
      expect(store.read()).toBeNull();
      expect(local.length).toBe(0);
    },
  );

  it('survives a full storage and a barred one', () => {
    const { local, store } = bed();
    local.isFull = true;
    store.write({ session: session(), original: null });
    expect(store.read()).toBeNull();
    const barred = createSessionStore(
      () => {
        throw new DOMException('no', 'SecurityError');
      },
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    );
    barred.write({ session: session(), original: null });
    barred.clear();
    expect(barred.read()).toBeNull();
  });

  it('of a tab goes before the remembered one of another tab, which stays', () => {
    const { local, tab, store } = bed();
    const mine = session({ rememberMe: false, companyId: '20' });
    store.write({ session: mine, original: null });
    const remembered = session();
    local.setItem('auth', JSON.stringify(remembered));
    expect(store.read()?.session).toEqual(mine);
    store.update({ session: { ...mine, connectionId: 'c' }, original: own });
    expect(store.read()).toEqual({ session: { ...mine, connectionId: 'c' }, original: own });
    expect(JSON.parse(local.getItem('auth') ?? '')).toEqual(remembered);
    expect(tab.getItem('originalCompany')).not.toBeNull();
  });

  it('H17 is written last: another tab that hears of it finds the own company beside it', () => {
    const { local, store } = bed();
    store.update({ session: session(), original: own });
    expect([...local.entries.keys()]).toEqual(['originalCompany', 'auth']);
  });

  it('empties both storages at the end', () => {
    const { local, tab, store } = bed();
    local.setItem('preferences', '{}');
    tab.setItem('x', '1');
    store.clear();
    expect([local.length, tab.length]).toEqual([0, 0]);
  });
});
