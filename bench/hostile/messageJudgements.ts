import { MOST_ALERTS, shows, USABLE_MS, type Findings, type Judgement, type Scene } from './scene';

/** Elements decision 3 allows in a message. */
const ALLOWED = 'b,strong,i,em,br,ul,li,p,code,a';

/** A push that must be shown, whatever stood before it. */
const pushIsShown = (scenario: string, text: string, isDanger = false): Judgement => ({
  scenario,
  judge: async (scene) => {
    await scene.until(async () => shows(await scene.seen(), text), 5_000);
    const { alerts, states } = await scene.seen();
    return {
      'the push is shown': alerts.some((alert) => alert.text === text && alert.isDanger === isDanger),
      'the connection lives': states.at(-1) === 'live' && scene.attempts().length === 1,
    };
  },
});

/** Thousands of pushes: few alerts, the last of them right, and a page that answers. */
const flood = (scenario: string, last: string, withinMs: number): Judgement => ({
  scenario,
  judge: async (scene) => {
    const used = await scene.use();
    const isThere = await scene.until(async () => shows(await scene.seen(), last), withinMs);
    const atLast = await scene.page.locator('.alert-banner .safe-html').allInnerTexts();
    const usedAfter = await scene.use();
    const { most, alerts } = await scene.seen();
    const isCalm = await scene.until(
      async () => (await scene.page.locator('.alert-banner').count()) === 0,
      16_000,
    );
    return {
      'the page works during and after': used < USABLE_MS && usedAfter < USABLE_MS,
      'never more than five at once': most <= MOST_ALERTS,
      'far fewer alerts than pushes': alerts.length <= 1_000,
      'the last one is shown, and last': isThere && atLast.includes(last),
      'all are dismissed in time': isCalm,
      'no second connection': scene.attempts().length === 1,
    };
  },
});

async function staysSmall(scene: Scene, last: number): Promise<Findings> {
  await scene.until(async () => (await scene.seen()).alerts.length > 0, 10_000);
  const used = await scene.use();
  const { alerts, most } = await scene.seen();
  const session = await scene.page.context().newCDPSession(scene.page);
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };
  const isSmall = await scene.until(async () => (await heap()) < last, 15_000);
  return {
    'cut to what a person reads, or ignored': alerts.every(({ text }) => text.length <= 2_000),
    'not many alerts': most <= MOST_ALERTS,
    'the page works': used < USABLE_MS,
    [`memory comes back under ${last} MB`]: isSmall,
  };
}

/** What arrives over a connection that stands. */
export const messageJudgements: readonly Judgement[] = [
  {
    scenario: 'hs-plus-push',
    judge: async (scene) => {
      await scene.until(async () => shows(await scene.seen(), 'second'), 5_000);
      const { alerts } = await scene.seen();
      return {
        'both are shown': alerts.length === 2,
        'the second as a danger': alerts.some(({ text, isDanger }) => text === 'second' && isDanger),
        'the first as a success': alerts.some(({ text, isDanger }) => text === 'first' && !isDanger),
      };
    },
  },
  flood('flood', 'flood 4999', 20_000),
  flood('flood-frame', 'flood 4999', 20_000),
  flood('flood-trickle', 'trickle 999', 40_000),
  pushIsShown('unknown-type', 'after unknown'),
  pushIsShown('unknown-target', 'after unknown target'),
  pushIsShown('target-case', 'upper target'),
  pushIsShown('deep', 'after deep'),
  pushIsShown('ack-seq', 'after ack'),
  {
    scenario: 'wants-result',
    judge: async (scene) => {
      const answered = (): boolean =>
        scene
          .log()
          .some(({ m }) => typeof m === 'object' && m !== null && Reflect.get(m, 'invocationId') === 'r1');
      await scene.until(answered, 5_000);
      return {
        'it is shown': shows(await scene.seen(), 'wants result'),
        'it is answered': answered(),
        'the connection lives': scene.attempts().length === 1,
      };
    },
  },
  {
    scenario: 'html',
    ms: 150,
    // The sanitizer reads markup in a document of its own that shows and runs nothing; the policy holds there too, and says so.
    tolerates: /Applying inline style|style-src-(elem|attr) inline|base-uri|document's base URI/,
    judge: async (scene) => {
      await scene.until(async () => shows(await scene.seen(), 'allowed bold & it'), 12_000);
      const foreign = await scene.page.evaluate(
        (allowed) => document.querySelectorAll(`.safe-html *:not(${allowed})`).length,
        ALLOWED,
      );
      for (const link of await scene.page.locator('.safe-html a').all())
        await link.click({ timeout: 1_000 }).catch(() => undefined);
      const covered = await scene.page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.closest('.safe-html') !== null,
      );
      const used = await scene.use();
      const { hasRun, most, alerts } = await scene.seen();
      return {
        'nothing runs': !hasRun,
        'nothing loads from elsewhere': scene.foreign().length === 0,
        'no element but the allowed': foreign === 0,
        'nothing covers the page': !covered && used < USABLE_MS,
        'allowed markup stays': alerts.some(({ text }) => text === 'allowed bold & it'),
        'never more than five at once': most <= MOST_ALERTS,
      };
    },
  },
  {
    scenario: 'odd-state',
    ms: 200,
    judge: async (scene) => {
      await scene.pause(7_000);
      const { alerts } = await scene.seen();
      const dangers = alerts.filter(({ isDanger }) => isDanger).map(({ text }) => text);
      const others = alerts.filter(({ isDanger }) => !isDanger).map(({ text }) => text);
      return {
        'error in any case is danger, and only that': dangers.join() === 'state 0,state 1,state 2,state 3',
        // Other words, other types, and no state at all (H103).
        'every other is success':
          others.join() === Array.from({ length: 15 }, (_, at) => `state ${at + 4}`).join(),
        'the page works': (await scene.use()) < USABLE_MS,
      };
    },
  },
  {
    scenario: 'odd-args',
    judge: async (scene) => {
      await scene.until(async () => shows(await scene.seen(), 'last good'), 5_000);
      const polluted = await scene.page.evaluate(() => Reflect.get({}, 'polluted') !== undefined);
      const { alerts, most } = await scene.seen();
      return {
        'the good one is shown': alerts.some(({ text }) => text === 'last good'),
        'what is not read is said so, with a reference': alerts.every(
          ({ text }) =>
            ['text', 'Pascal', 'proto', 'last good'].includes(text) ||
            /couldn’t read.* Reference: /.test(text),
        ),
        'no prototype is touched': !polluted,
        'few alerts': most <= MOST_ALERTS,
        'the page works': (await scene.use()) < USABLE_MS,
      };
    },
  },
  {
    scenario: 'odd-text',
    ms: 150,
    judge: async (scene) => {
      let isHeld = true;
      for (let look = 0; look < 10; look += 1) {
        isHeld &&= await scene.page.evaluate(() => {
          const fits = document.documentElement.scrollWidth <= innerWidth;
          const banners = [...document.querySelectorAll('.alert-banner')];
          const inside = (box: DOMRect): boolean => box.left >= 0 && box.right <= innerWidth + 1;
          return fits && banners.every((banner) => inside(banner.getBoundingClientRect()));
        });
        await scene.pause(250);
      }
      return {
        'the layout holds': isHeld,
        'the page works under them': (await scene.use()) < USABLE_MS,
        'what was cut stays cut': (await scene.seen()).alerts.every(({ text }) => text.length <= 2_000),
      };
    },
  },
  { scenario: 'long-1mb', judge: (scene) => staysSmall(scene, 60) },
  { scenario: 'huge-20mb', judge: (scene) => staysSmall(scene, 60) },
  {
    scenario: 'dup',
    judge: async (scene) => {
      await scene.pause(3_000);
      const { alerts } = await scene.seen();
      return { 'each is shown, none twice': alerts.length === 3 && alerts.every(({ isDanger }) => isDanger) };
    },
  },
];
