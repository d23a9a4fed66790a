import { z } from 'zod';

export interface Viewer {
  readonly id: string;
  readonly name: string;
}

/** Who has a claim open at one server process, as it tells the others. */
export const presenceNews = z.object({
  /** The process that tells. */
  from: z.string(),
  claimId: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  /** It has just begun to show the claim, and wants to know who has it open elsewhere. */
  asks: z.boolean(),
});
export type PresenceNews = z.infer<typeof presenceNews>;

/** A client says every ten seconds what it shows: whoever has said nothing for this long is gone. */
export const SILENT_MS = 25_000;

export interface PresenceOptions {
  /** Names this process among the others. */
  readonly process: string;
  /** Tells the other processes. */
  readonly publish: (news: PresenceNews) => void;
  /** Tells those who have the claim open at this process. */
  readonly show: (claimId: string, people: readonly Viewer[]) => void;
}

export interface Presence {
  /** A connection shows a claim, or none; said again while it does. */
  view(connectionId: string, viewer: Viewer, claimId: string | null, now: number): void;
  /** A connection is gone. */
  left(connectionId: string): void;
  heard(news: PresenceNews, now: number): void;
  /** Lets time pass: whoever has been silent for too long is gone. */
  tick(now: number): void;
}

interface Shown {
  readonly viewer: Viewer;
  readonly claimId: string;
  readonly at: number;
}

interface Elsewhere {
  readonly claimId: string;
  readonly people: readonly Viewer[];
  readonly at: number;
}

/**
 * Who has which claim open, at this process and at the others. Nothing is stored: each process knows its own connections and what the
 * others have told lately. A process that dies is silent, and what it told ends with that.
 */
export function createPresence({ process, publish, show }: PresenceOptions): Presence {
  const here = new Map<string, Shown>();
  const elsewhere = new Map<string, Elsewhere>();

  const ofHere = (claimId: string): readonly Viewer[] =>
    distinct([...here.values()].filter((each) => each.claimId === claimId).map(({ viewer }) => viewer));
  const tellHere = (claimId: string): void => {
    const others = [...elsewhere.values()].filter((each) => each.claimId === claimId);
    show(claimId, distinct([...ofHere(claimId), ...others.flatMap(({ people }) => people)]));
  };
  const tellOthers = (claimId: string, asks = false): void => {
    publish({ from: process, claimId, people: [...ofHere(claimId)], asks });
  };
  const changed = (claimId: string, asks = false): void => {
    tellOthers(claimId, asks);
    tellHere(claimId);
  };
  const left = (connectionId: string): void => {
    const before = here.get(connectionId);
    if (before === undefined) return;
    here.delete(connectionId);
    changed(before.claimId);
  };

  return {
    view: (connectionId, viewer, claimId, now) => {
      const before = here.get(connectionId);
      if (before?.claimId === claimId) {
        here.set(connectionId, { viewer, claimId, at: now });
        tellOthers(claimId);
        return;
      }
      left(connectionId);
      if (claimId === null) return;
      here.set(connectionId, { viewer, claimId, at: now });
      changed(claimId, true);
    },
    left,
    heard: (news, now) => {
      const { from, claimId, people } = news;
      if (from === process) return;
      const key = `${from} ${claimId}`;
      const before = elsewhere.get(key)?.people ?? [];
      if (people.length === 0) elsewhere.delete(key);
      else elsewhere.set(key, { claimId, people, at: now });
      if (idsOf(before) !== idsOf(people)) tellHere(claimId);
      if (news.asks && ofHere(claimId).length > 0) tellOthers(claimId);
    },
    tick: (now) => {
      for (const [connectionId, { at }] of here) if (now - at > SILENT_MS) left(connectionId);
      for (const [key, { claimId, at }] of elsewhere)
        if (now - at > SILENT_MS) {
          elsewhere.delete(key);
          tellHere(claimId);
        }
    },
  };
}

const idsOf = (people: readonly Viewer[]): string => people.map(({ id }) => id).join(' ');

/** One person may have a claim open in several tabs. */
function distinct(people: readonly Viewer[]): readonly Viewer[] {
  return [...new Map(people.map((person) => [person.id, person])).values()].toSorted((one, other) =>
    one.name < other.name ? -1 : one.name > other.name ? 1 : 0,
  );
}
