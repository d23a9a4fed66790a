import { gapsOf, USABLE_MS, type Findings, type Judgement, type Scene } from './scene';

const WATCHED_MS = 7_000;

/** A start that fails: quiet, with growing pauses, and everything else goes on. */
async function failsQuietly(scene: Scene): Promise<Findings> {
  const used = await scene.use();
  await scene.pause(WATCHED_MS);
  const { alerts, hasRun, states } = await scene.seen();
  const gaps = gapsOf(scene.attempts());
  return {
    'the page works': used < USABLE_MS,
    'it says so beside the menu': states.includes('off'),
    'no alert': alerts.length === 0,
    'nothing runs': !hasRun,
    'no hammering': scene.attempts().length <= 5,
    'never again at once': gaps.every((gap) => gap >= 700),
    // A busy machine stretches the first pause, the shortest, the most.
    'pauses that do not shrink': gaps.every((gap, index) => index === 0 || gap * 2 > (gaps[index - 1] ?? 0)),
    'one renewal at most': scene.renewals() <= 1,
  };
}

const failing = (scenario: string): Judgement => ({ scenario, judge: failsQuietly });

/** Connections that do not come about. */
export const startJudgements: readonly Judgement[] = [
  {
    scenario: 'normal',
    judge: async (scene) => {
      await scene.until(async () => (await scene.storedId()) === 'hostile-conn-1', 5_000);
      await scene.pause(2_000);
      const { states, alerts } = await scene.seen();
      const sent = scene.log().flatMap(({ m }) => (typeof m === 'object' && m !== null ? [m] : []));
      return {
        'live, and stays': states.at(-1) === 'live' && scene.attempts().length === 1,
        'subscribes without waiting': sent.some(
          (m) => Reflect.get(m, 'target') === 'OnConnectedAsync' && !Reflect.has(m, 'invocationId'),
        ),
        'its id is kept': (await scene.storedId()) === 'hostile-conn-1',
        'with the token': scene.log().some(({ ev, token }) => ev === 'upgrade' && typeof token === 'string'),
        'without negotiation': !scene.log().some(({ ev }) => ev === 'http'),
        'no alert': alerts.length === 0,
      };
    },
  },
  ...['refuse-401', 'refuse-403', 'refuse-429', 'refuse-503', 'tcp-reset'].map(failing),
  ...['open-then-close', 'open-then-1011', 'open-then-drop'].map(failing),
  ...['hs-error', 'hs-error-html', 'hs-split', 'hs-no-rs', 'hs-garbage', 'hs-type'].map(failing),
  {
    scenario: 'upgrade-hang',
    judge: async (scene) => {
      const used = await scene.use();
      await scene.pause(2_000);
      const states = (await scene.seen()).states;
      await scene.signOut();
      const attempts = scene.attempts().length;
      await scene.pause(3_000);
      return {
        'the page works': used < USABLE_MS,
        'it says that it is connecting': states.at(-1) === 'connecting',
        'one attempt so far': attempts === 1,
        'signing out works, and ends the attempts': scene.attempts().length === attempts,
      };
    },
  },
  ...['hs-silent'].map((scenario): Judgement => ({
    scenario,
    judge: async (scene) => {
      const used = await scene.use();
      await scene.until(() => scene.attempts().length >= 2, 34_000);
      const [first = 0, second = 0] = scene.attempts();
      return {
        'the page works': used < USABLE_MS,
        'gives up and tries again within half a minute': second > 0 && second - first <= 31_000,
        'not at once': second - first >= 700,
        'no alert': (await scene.seen()).alerts.length === 0,
      };
    },
  })),
  {
    scenario: 'hs-slow',
    judge: async (scene) => {
      const used = await scene.use();
      const isLive = await scene.until(async () => (await scene.seen()).states.at(-1) === 'live', 9_000);
      return {
        'the page works meanwhile': used < USABLE_MS,
        connects: isLive,
        'at the first attempt': scene.attempts().length === 1,
      };
    },
  },
];
