import { gapsOf, shows, USABLE_MS, type Findings, type Judgement, type Scene } from './scene';

const isLive = async (scene: Scene): Promise<boolean> => (await scene.seen()).states.at(-1) === 'live';
const said = (scene: Scene, target: string): number =>
  scene.log().filter(({ m }) => typeof m === 'object' && m !== null && Reflect.get(m, 'target') === target)
    .length;

/** Dropped once: back at once, subscribed again, with the new id. */
async function comesBack(scene: Scene): Promise<Findings> {
  await scene.until(() => scene.attempts().length >= 2, 5_000);
  await scene.until(async () => (await scene.storedId()) === 'hostile-conn-2', 5_000);
  await scene.pause(1_500);
  const [first = 0, second = 0] = scene.attempts();
  return {
    'at once': second - first < 1_500,
    'one connection more, no other': scene.attempts().length === 2,
    'live again': await isLive(scene),
    'subscribed again': said(scene, 'OnConnectedAsync') === 2,
    'with the new id': (await scene.storedId()) === 'hostile-conn-2',
    'no alert': (await scene.seen()).alerts.length === 0,
  };
}

/** Sent away for good: no further attempt, however long. */
async function staysAway(scene: Scene): Promise<Findings> {
  await scene.pause(9_000);
  const { states, alerts, hasRun } = await scene.seen();
  return {
    'closed for good': scene.attempts().length === 1,
    'it says so beside the menu': states.at(-1) === 'off',
    'no alert': alerts.length === 0,
    'nothing runs': !hasRun,
    'one renewal at most': scene.renewals() <= 1,
    'the page works': (await scene.use()) < USABLE_MS,
  };
}

/** Breaks after each connect: a few connections, further and further apart. */
async function brakes(scene: Scene): Promise<Findings> {
  const used = await scene.use();
  await scene.pause(20_000);
  const times = scene.attempts();
  const busiest = Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length),
  );
  const gaps = gapsOf(times);
  return {
    'it tries again': times.length >= 3,
    'few in twenty seconds': times.length <= 8,
    'few in any second': busiest <= 3,
    'further apart in the end': (gaps.at(-1) ?? 0) > 2_000,
    'the page works': used < USABLE_MS && (await scene.use()) < USABLE_MS,
    'no alert': (await scene.seen()).alerts.length === 0,
    'few renewals': scene.renewals() <= 2,
  };
}

/** Gone after a drop: the library's four tries, then one within each minute. */
async function triesAndRests(scene: Scene): Promise<Findings> {
  await scene.pause(57_000);
  const tried = scene.attempts().length - 1;
  const used = await scene.use();
  const { alerts, states } = await scene.seen();
  await scene.until(() => scene.attempts().length > 5, 60_000);
  const gaps = gapsOf(scene.attempts());
  return {
    'four tries at 0, 2, 10 and 30 s, and no fifth': tried === 4,
    'in that rhythm': (gaps[0] ?? 0) < 1_500 && (gaps[2] ?? 0) > 7_000 && (gaps[3] ?? 0) > 22_000,
    'then off, in words beside the menu': states.at(-1) === 'off',
    'revived within a minute': scene.attempts().length >= 6 && (gaps[4] ?? 0) <= 62_000,
    'the page works': used < USABLE_MS,
    'no alert': alerts.length === 0,
    'asked once whether still welcome': scene.renewals() === 1,
  };
}

const keepsId = (scenario: string, ms: number, expected: string, judge?: Judgement['judge']): Judgement => ({
  scenario,
  judge: async (scene) => {
    await scene.until(async () => (await scene.storedId()) === expected && expected !== '', ms);
    return {
      [expected === '' ? 'no id is kept' : 'the id is kept']: (await scene.storedId()) === expected,
      'the connection lives': (await isLive(scene)) && scene.attempts().length === 1,
      'no alert but its own': (await scene.seen()).alerts.length <= 1,
      'the page works': (await scene.use()) < USABLE_MS,
      ...(await judge?.(scene)),
    };
  },
});

/** Connections that break, end, or are told to. */
export const lossJudgements: readonly Judgement[] = [
  ...['drop-once', 'code-1001', 'code-1008', 'code-4000', 'close-true'].map((scenario) => ({
    scenario,
    judge: comesBack,
  })),
  ...['close-no-reconnect', 'close-false', 'close-html'].map((scenario) => ({ scenario, judge: staysAway })),
  {
    scenario: 'after-close',
    judge: async (scene) => ({
      ...(await staysAway(scene)),
      'the push behind the Close is not shown': !shows(await scene.seen(), 'after close'),
    }),
  },
  ...['bad-json', 'bad-json-no-rs', 'binary-junk', 'flap'].map((scenario) => ({ scenario, judge: brakes })),
  ...['restart-never', 'restart-401'].map((scenario) => ({ scenario, judge: triesAndRests })),
  {
    scenario: 'restart',
    judge: async (scene) => {
      await scene.until(async () => scene.attempts().length >= 3 && (await isLive(scene)), 16_000);
      return {
        'comes back within the schedule': await isLive(scene),
        'in a few tries': scene.attempts().length <= 5,
        'no alert': (await scene.seen()).alerts.length === 0,
        'with the new id': await scene.until(
          async () => (await scene.storedId()) === 'hostile-conn-2',
          3_000,
        ),
      };
    },
  },
  {
    scenario: 'no-ping',
    judge: async (scene) => {
      await scene.until(() => scene.attempts().length >= 2, 40_000);
      const [first = 0, second = 0] = scene.attempts();
      return {
        'closes at its server timeout': second - first > 27_000 && second - first < 36_000,
        'and reconnects': await scene.until(() => isLive(scene), 3_000),
        'no alert': (await scene.seen()).alerts.length === 0,
      };
    },
  },
  keepsId('id-error', 2_000, ''),
  keepsId('id-never', 2_000, '', async (scene) => ({
    'pushes are shown': shows(await scene.seen(), 'push without id'),
  })),
  keepsId('id-odd', 2_000, ''),
  keepsId('id-twice', 5_000, 'hostile-conn-1'),
  keepsId('id-late', 8_000, 'hostile-conn-1', async (scene) => {
    await scene.page.reload();
    await scene.until(() => said(scene, 'GetConnectionId') === 2, 10_000);
    await scene.signOut();
    await scene.pause(4_000);
    return {
      'not stored after signing out': await scene.page.evaluate(
        () => localStorage.length + sessionStorage.length === 0,
      ),
    };
  }),
];
