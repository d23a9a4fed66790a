import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findPlace } from './place';
import { personIn, type Person, type PersonOptions } from './person';
import { watch } from './watch';
import { ROOT } from './root';

/** Where the people of one journey meet: the running product and browser. */
export interface Stage {
  readonly url: string;
  /** Somebody opens a browser; nothing is on its page yet. */
  readonly person: (options?: PersonOptions) => Promise<Person>;
  /** A test that takes a picture of everybody's page when it fails. */
  readonly claim: (name: string, prove: () => Promise<void>) => void;
}

/** Longer than anything takes on a busy machine; it costs nothing where all is well. */
const ACTION_MS = 30_000;
const JOURNEY_MS = 480_000;
const PICTURES = path.join(ROOT, 'screenshots/failed');

/**
 * Sets the stage for a test file. A test fails where the browser of any of them reported an error, an
 * answer nobody expected or a violation of the content policy.
 * @param inSteps each claim of the file goes on where the one before ended, with the same people; after a failure the rest fails at
 * once
 */
export function openStage({ inSteps = false } = {}): Stage {
  const { url, browser: endpoint } = findPlace();
  const people: Person[] = [];
  let browser: Browser | undefined;
  let isBroken = false;

  jest.setTimeout(JOURNEY_MS);
  beforeAll(async () => {
    browser = await chromium.connect(endpoint);
  });
  afterAll(async () => {
    await everybodyLeaves();
    await browser?.close();
  });

  const everybodyLeaves = async (): Promise<void> => {
    for (const { context } of people.splice(0)) await context.close();
  };
  const takePictures = async (name: string): Promise<void> => {
    for (const [index, { page }] of people.entries())
      await page
        .screenshot({ path: path.join(PICTURES, `${name.replace(/\W+/g, '-')}-${index + 1}.png`) })
        .catch(() => undefined);
  };

  return {
    url,
    claim: (name, prove) => {
      test(name, async () => {
        if (inSteps && isBroken) throw new Error('an earlier step of this journey failed');
        try {
          await prove();
          expect(people.flatMap((each) => each.watch.takeFaults())).toEqual([]);
        } catch (error) {
          isBroken = true;
          await takePictures(name);
          throw error;
        } finally {
          if (!inSteps) await everybodyLeaves();
        }
      });
    },
    person: async (options = {}) => {
      if (browser === undefined) throw new Error('the stage opens when the tests begin');
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1280, height: 900 },
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(ACTION_MS);
      const seen = await watch(context);
      const person = personIn(context, await context.newPage(), seen);
      people.push(person);
      return person;
    },
  };
}
