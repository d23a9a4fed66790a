import { asTallAs, lookAt, type Moment, saveLog, stepsOf, walk, WAYS } from './moments';
import type { Person } from './person';
import type { Stage } from './stage';

/** Moments that a journey has to look at, at least. */
const FEWEST_MOMENTS = 12;

interface Work {
  /** Where the product runs. */
  readonly url: string;
  readonly email: string;
  /** What the person does; `see` looks at the screen under a name. */
  readonly work: (who: Person, see: (name: string) => Promise<void>) => Promise<void>;
  /** What the replay says it cannot know, by its lines in the accessibility tree; nothing else may be unknown. */
  readonly unknown: readonly string[];
}

/** A person works and is recorded; each moment looked at is found again in the replay, whichever way its step is reached. */
export async function isReplayed(
  person: Stage['person'],
  { url, email, work, unknown }: Work,
): Promise<void> {
  const who = await person({ baseURL: url });
  await who.open('/?record');
  await who.signIn(email);
  const moments: Moment[] = [];
  await work(who, async (name) => {
    moments.push(await lookAt(who, name));
  });
  expect(moments.length).toBeGreaterThanOrEqual(FEWEST_MOMENTS);
  const log = await saveLog(who);
  await who.context.close();
  const reader = await person({ baseURL: url, viewport: { width: 1900, height: 1300 } });
  await reader.page.goto('/replay');
  await reader.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'seen.jsonl', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await reader.page.getByText(/\d+ recorded hashes compared: all match/).waitFor();
  await asTallAs(reader.page, 900);
  const steps = stepsOf(log, moments);
  const differences: string[] = [];
  const found = new Set<string>();
  for (const way of WAYS) {
    const walked = await walk(reader.page, way, moments, steps);
    differences.push(...walked.differences);
    for (const line of walked.unknown) found.add(line);
  }
  expect(differences.join('\n\n')).toBe('');
  expect([...found].sort()).toEqual([...unknown].sort());
}
