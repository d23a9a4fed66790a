import { commandUnder, ownerUnder, planRun, type HostFacts } from '../../../../server/db/embedded/runPlan';
import { mayPass } from '../../../../server/db/embedded/surveyHost';

const account = { name: 'postgres', uid: 101, gid: 104 };
const open: HostFacts = {
  root: true,
  account,
  reachesPrograms: true,
  reachesData: true,
  mayMakeNamespaces: true,
  mayHandCapabilities: true,
};

describe('planRun', () => {
  it.each([
    ['an ordinary user runs it as itself', { root: false }, 'as-self'],
    ['root runs it as an account that reaches everything', {}, 'as-account'],
    ['root under a closed folder uses a namespace', { reachesData: false }, 'in-namespace'],
    ['root with closed programs uses a namespace', { reachesPrograms: false }, 'in-namespace'],
    [
      'where namespaces are forbidden, one capability',
      { reachesData: false, mayMakeNamespaces: false },
      'with-capability',
    ],
    [
      'where both are forbidden, a copy of closed programs',
      { reachesPrograms: false, mayMakeNamespaces: false, mayHandCapabilities: false },
      'copied-programs',
    ],
    [
      'closed data with neither cannot be served',
      { reachesData: false, mayMakeNamespaces: false, mayHandCapabilities: false },
      'impossible',
    ],
  ] as const)('%s', (_claim, facts, expected) => {
    expect(planRun({ ...open, ...facts }).kind).toBe(expected);
  });
});

describe('commandUnder', () => {
  it('keeps the program itself as the process in every plan, so that its id can be signaled', () => {
    const plans = [
      { kind: 'as-self' },
      { kind: 'as-account', account },
      { kind: 'in-namespace' },
      { kind: 'with-capability', account },
    ] as const;
    const ends = plans.map((plan) => {
      const { file, args } = commandUnder(plan, '/bin/postgres', ['-D', '/data']);
      return [file, ...args].slice(-3);
    });
    expect(new Set(ends.map((end) => end.join(' ')))).toEqual(new Set(['/bin/postgres -D /data']));
  });

  it('gives the data to the account that reads it, and to us in a namespace', () => {
    expect(ownerUnder({ kind: 'with-capability', account })).toEqual(account);
    expect(ownerUnder({ kind: 'in-namespace' })).toBeNull();
  });
});

describe('mayPass', () => {
  it.each([
    ['owner', { mode: 0o700, uid: 101, gid: 0 }, true],
    ['owner without the right, others with it', { mode: 0o077, uid: 101, gid: 0 }, false],
    ['group', { mode: 0o710, uid: 0, gid: 104 }, true],
    ['group without the right, others with it', { mode: 0o701, uid: 0, gid: 104 }, false],
    ['others', { mode: 0o711, uid: 0, gid: 0 }, true],
    ['others, closed', { mode: 0o700, uid: 0, gid: 0 }, false],
  ])('asks the first class that applies: %s', (_who, folder, expected) => {
    expect(mayPass(folder, account)).toBe(expected);
  });
});
