import { z } from 'zod';

export interface Viewer {
  readonly id: string;
  readonly name: string;
}

const claimNews = z.object({
  claimId: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  /** How many more than these have it open. */
  more: z.int().nonnegative(),
  /** The process has just begun to show the claim, and wants to know who has it open elsewhere. */
  asks: z.boolean(),
});
const presenceNews = z.object({
  /** The process that tells. */
  from: z.string(),
  claims: z.array(claimNews).readonly(),
});

/** Who has a claim open at one server process. */
export type ClaimNews = z.infer<typeof claimNews>;
/** What one server process tells the others. */
export type PresenceNews = z.infer<typeof presenceNews>;

/** Reads what a process told; null for what no process of this version says. Anyone who may use the database can notify. */
export function parseNews(payload: string): PresenceNews | null {
  try {
    return presenceNews.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** PostgreSQL refuses notifications of 8,000 bytes and more. */
const MOST_BYTES = 7_999;

/** What to tell of some claims, in as few notifications as they fit into. */
export function packNews(from: string, claims: readonly ClaimNews[]): readonly PresenceNews[] {
  const room = MOST_BYTES - bytesOf({ from, claims: [] });
  const packs: ClaimNews[][] = [];
  let left = 0;
  for (const each of claims) {
    const claim = cutTo(each, room);
    const size = bytesOf(claim) + 1;
    if (size > left || packs.length === 0) {
      packs.push([]);
      left = room;
    }
    packs.at(-1)?.push(claim);
    left -= size;
  }
  return packs.map((pack) => ({ from, claims: pack }));
}

/** Long names are counted instead, the last first. */
function cutTo(claim: ClaimNews, room: number): ClaimNews {
  let cut = claim;
  while (bytesOf(cut) > room && cut.people.length > 0)
    cut = { ...cut, people: cut.people.slice(0, -1), more: cut.more + 1 };
  return cut;
}

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));
