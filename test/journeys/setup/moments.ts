import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { readLog } from '../../../src/actionLog/readLog';
import { SLICES } from '../../../src/app/wholeReducer';
import { eventually } from './eventually';
import type { Person } from './person';
import { compareTrees } from './sameTree';

/** What a person had on screen at a moment in which nothing was under way. */
export interface Moment {
  readonly name: string;
  /** By the clock of the page, milliseconds since 1970. */
  readonly at: number;
  readonly tree: string;
}

const STILL_MS = 500;
const PATIENCE_MS = 4_000;

const treeOf = (page: Page): Promise<string> => page.locator('.app-root.is-mounted').ariaSnapshot();

/** Looks at the screen once it stays as it is. */
export async function lookAt(who: Person, name: string): Promise<Moment> {
  let seen: Moment | undefined;
  await eventually(async () => {
    const before = await treeOf(who.page);
    await who.page.waitForTimeout(STILL_MS);
    const tree = await treeOf(who.page);
    if (before !== tree || who.watch.underWay().length > 0) throw new Error('the screen still changes');
    seen = { name, at: await who.page.evaluate(() => Date.now()), tree };
  });
  if (seen === undefined) throw new Error('the screen was never still');
  return seen;
}

/** The log of a person, by the mark in the header. */
export async function saveLog(
  { page }: Person,
  mark = 'Recording',
  download = 'Download log',
): Promise<string> {
  await page.getByRole('button', { name: mark, exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: download }).click(),
  ]);
  return textOf(await file.createReadStream());
}

/** How many steps of a log had passed at each moment, and how many it has. */
export function stepsOf(text: string, moments: readonly Moment[]) {
  const read = readLog(text, SLICES);
  if (!read.ok) throw new Error(read.problem.kind);
  const { steps } = read.log;
  return {
    steps: moments.map(({ at }) => steps.filter((step) => (step.at ?? 0) <= at).length),
    length: steps.length,
  };
}

/** The three ways to a step. */
export const WAYS = ['forward', 'jump', 'back'] as const;
export type Way = (typeof WAYS)[number];

/**
 * Goes to each step one way and compares what the stage shows with what was seen.
 * @returns what differs, and which fields are marked as unknown
 */
export async function walk(
  page: Page,
  way: Way,
  moments: readonly Moment[],
  { steps, length }: ReturnType<typeof stepsOf>,
): Promise<{ readonly differences: readonly string[]; readonly unknown: ReadonlySet<string> }> {
  const standIns = new Map<string, string>();
  const differences: string[] = [];
  const unknown = new Set<string>();
  const order = [...moments.entries()];
  await page.locator('body').press(way === 'back' ? 'End' : 'Home');
  let at = way === 'back' ? length : 0;
  for (const [index, moment] of way === 'forward' ? order : order.toReversed()) {
    const step = steps[index] ?? 0;
    if (way === 'jump') await jump(page, step);
    else
      for (; at !== step; at += Math.sign(step - at))
        await page.keyboard.press(step > at ? 'ArrowRight' : 'ArrowLeft');
    await page
      .getByText(new RegExp(`^Step ${step} of`))
      .first()
      .waitFor();
    const found = await compared(page, moment, standIns);
    if (found.differences.length > 0)
      differences.push(
        [
          `${moment.name} (${way}, step ${step}):`,
          ...someOf(found.differences, '-'),
          ...someOf(found.differences, '+'),
        ].join('\n'),
      );
    for (const line of found.unknown) unknown.add(line);
  }
  return { differences, unknown };
}

/** Lists draw the rows that a window has room for: the stage gets a window as tall as the recorded one. */
export async function asTallAs(page: Page, height: number): Promise<void> {
  await page.frameLocator('.replay-stage iframe').locator('#stage-root').waitFor();
  await page.locator('.replay-stage').evaluate((pane, wanted) => {
    if (!(pane instanceof HTMLElement)) return;
    pane.style.flex = 'none';
    pane.style.height = `${wanted * Math.min(1, pane.clientWidth / 1280) + pane.offsetHeight - pane.clientHeight}px`;
  }, height);
  await eventually(async () => {
    const frame = page.locator('.replay-stage iframe');
    const became = await frame.evaluate((element) => `${element.clientWidth}×${element.clientHeight}`);
    if (became !== `1280×${height}`) throw new Error(`the stage is ${became}`);
  });
}

const someOf = (lines: readonly string[], sign: string): readonly string[] =>
  lines.filter((line) => line.startsWith(sign)).slice(0, 10);

async function jump(page: Page, step: number): Promise<void> {
  await page.getByLabel('Go to step').fill(String(step));
  await page.getByRole('button', { name: 'Go', exact: true }).click();
}

/** A stage that was just built may still load a part: it is looked at until it is the same, or does not change any more. */
async function compared(page: Page, { tree }: Moment, standIns: Map<string, string>) {
  const root = page.frameLocator('.replay-stage iframe').locator('#stage-root');
  const until = Date.now() + PATIENCE_MS;
  for (let last = ''; ;) {
    const now = await root.ariaSnapshot();
    const own = new Map(standIns);
    const found = compareTrees(tree, now, own);
    if (found.differences.length === 0) {
      for (const [word, stand] of own) standIns.set(word, stand);
      return found;
    }
    if (Date.now() > until || (now === last && Date.now() > until - PATIENCE_MS + 2_000)) return found;
    last = now;
    await page.waitForTimeout(100);
  }
}
