import { saveLog } from './setup/moments';
import { openStage } from './setup/stage';
import type { Person } from './setup/person';

const { person, claim } = openStage();

/** Lists whose records are worked through one after the other, and how many of the demo's records each has at least. */
const LISTS = [
  ['/admin/exemptions?status=Submitted%2CInReview', 2],
  ['/admin/companies?status=Pending', 1],
  ['/admin/customs?view=unmatched', 2],
  ['/admin/reports?view=list&status=Submitted%2CUnderReview', 2],
] as const;

const placeIn = (who: Person) =>
  who.page.getByRole('navigation', { name: 'Records in the list' }).locator('span');

/** Opens the first record of a list, and goes to the next and back, by keys and by links. */
async function goThrough(who: Person, list: string, least: number): Promise<string> {
  const { page } = who;
  await who.open(list);
  await page.locator('tbody tr a').first().click();
  const place = placeIn(who);
  await place.getByText(/^1 of \d+ on this page$/).waitFor();
  const total = Number(/of (\d+)/.exec(await place.innerText())?.[1]);
  expect([list, total >= least]).toEqual([list, true]);
  const first = who.address();
  if (total > 1) {
    await page.keyboard.press('n');
    await place.getByText(`2 of ${total} on this page`).waitFor();
    expect(who.address()).not.toBe(first);
    await page.keyboard.press('p');
    await who.arrivesAt(first);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await place.getByText(`2 of ${total} on this page`).waitFor();
  }
  const opened = who.address();
  await page.getByRole('link', { name: 'Back to list' }).click();
  await who.arrivesAt(list);
  return opened;
}

claim('every record with a queue leads to the next one, and the log of it replays', async () => {
  const who = await person();
  await who.open('/?record');
  await who.signIn('admin@northwood.example');
  const opened: string[] = [];
  for (const [list, least] of LISTS) opened.push(await goThrough(who, list, least));
  const importer = new URLSearchParams(opened[2]?.split('?')[1]).get('importer') ?? '';
  const log = await saveLog(who);
  expect(importer).not.toBe('');
  expect(log).not.toContain(importer);

  const reader = await person();
  await reader.page.goto('/replay');
  await reader.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'queues.jsonl', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await reader.page.getByText(/\d+ recorded hashes compared: all match/).waitFor();
});
