import { axeFindings } from './axe';
import type { Person } from './person';
import { settle, type Screen } from './screens';
import { tooWide } from './width';

/** What axe finds on some screens, and what does not fit 320 pixels, each with the screen's name. */
export async function screenFaults(who: Person, screens: readonly Screen[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, address } of screens) {
    await who.open(address);
    await settle(who);
    const found = [...(await axeFindings(who.page)), ...(await tooWide(who.page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
