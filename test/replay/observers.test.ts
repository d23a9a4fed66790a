import { configureStore } from '@reduxjs/toolkit';
import { devToolsOptions } from '../../src/actionLog/devTools';
import { readLog } from '../../src/actionLog/readLog';
import { watchInvariants } from '../../src/actionLog/watchInvariants';
import { reducer } from '../../src/app/reducer';
import { SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { createLogStorage } from '../../src/browser/logStorage';
import { impersonationRestored } from '../../src/state/impersonation';
import { navigationToggled } from '../../src/state/preferences';

const search = { query: { q: 'Cedarline' } };
const answer = {
  type: 'api/executeQuery/fulfilled',
  payload: {
    rows: Array.from({ length: 60 }, (_, id) => ({ id: String(id), legalName: 'Cedarline Imports Inc.' })),
    total: 60,
  },
  meta: {
    requestId: 'r1',
    requestStatus: 'fulfilled',
    arg: {
      type: 'query',
      endpointName: 'listCompanies',
      originalArgs: search,
      queryCacheKey: `listCompanies(${JSON.stringify(search)})`,
    },
    fulfilledTimeStamp: 1,
  },
};

describe('Redux DevTools', () => {
  const { actionSanitizer, stateSanitizer, trace } = devToolsOptions('a salt', true);
  const shown = actionSanitizer?.(answer, 1);

  it('show a call by its endpoint’s name, nobody’s name, and the first rows of a long list', () => {
    expect(shown?.type).toBe('listCompanies fulfilled');
    expect(JSON.stringify(shown)).not.toContain('Cedarline');
    expect(shown).toMatchObject({ payload: { total: 60 } });
    expect(JSON.stringify(shown)).toContain('… and 40 more');
    expect(trace).toBe(true);
  });

  it('show a state with stand-ins in it', () => {
    const pending = {
      ...answer,
      type: 'api/executeQuery/pending',
      meta: { ...answer.meta, requestStatus: 'pending' },
    };
    const state = [pending, answer].reduce<unknown>(wholeReducer, undefined);
    const first: unknown = stateSanitizer?.(state, 1);
    expect(JSON.stringify(first)).not.toContain('Cedarline');
    expect(first).toHaveProperty('api.queries');
  });

  it('export a file whose sanitized actions are opened under their own types', () => {
    const file = { payload: JSON.stringify([shown]), preloadedState: JSON.stringify({}) };
    const read = readLog(JSON.stringify(file), SLICES);
    const [step] = read.ok ? read.log.steps : [];
    expect(step?.kind === 'action' ? step.action.type : undefined).toBe(answer.type);
  });
});

describe('the watch over the invariants in development', () => {
  it('tells of a breach once, by the action that broke the rule', () => {
    const seen: string[] = [];
    const store = configureStore({
      reducer,
      middleware: (defaults) => defaults().prepend(watchInvariants((sentence) => seen.push(sentence))),
    });
    store.dispatch(navigationToggled());
    store.dispatch(
      impersonationRestored({
        companyId: '1',
        isAssessmentPayer: false,
        isExempt: false,
        isRefundEligible: false,
      }),
    );
    store.dispatch(navigationToggled());
    expect(seen).toEqual([
      'After impersonation/impersonationRestored it does not hold that acting for a company implies a session of an admin: an own company is kept, but no one is signed in.',
    ]);
  });
});

describe('the place a tab keeps its recording in', () => {
  it('is lived without where it is full or barred', () => {
    const barred = createLogStorage(() => {
      throw new Error('barred');
    });
    expect([barred.read(), barred.write('text')]).toEqual([null, false]);
    expect(() => {
      barred.remove();
    }).not.toThrow();
  });
});
