import { packNews, type ClaimNews, type PresenceNews, type Viewer } from './presenceNews';

/** Whoever has sent nothing for this long is gone. A client pings every fifteen seconds, a process tells every ten. */
export const SILENT_MS = 25_000;
/** Each process tells the others this often what is open at it, changed or not. */
const PUBLISH_ALL_MS = 10_000;
/** Changes are told to the other processes once in this time at most; the first of them at once. */
const PUBLISH_CHANGES_MS = 1_000;
/** Those who have a claim open are told of changes once in this time at most; of the first at once. */
const SHOW_MS = 150;
const SILENCE_CHECK_MS = 1_000;
/** The rest are counted: more names than this help nobody, and each would be sent to each. */
const MOST_NAMES = 20;

export interface Viewers {
  readonly people: readonly Viewer[];
  /** How many more have the claim open; somebody with two tabs at two processes may be counted twice among them. */
  readonly more: number;
}

export interface PresenceOptions {
  /** Names this process among the others. */
  readonly process: string;
  /** Tells the other processes. */
  readonly publish: (news: PresenceNews) => void;
  /** Tells the connections of this process that have the claim open. */
  readonly show: (claimId: string, viewers: Viewers, connectionIds: Iterable<string>) => void;
}

export interface Presence {
  /** A connection shows a claim, or none. Said again with each of its frames: it is a sign of life. */
  view(connectionId: string, viewer: Viewer, claimId: string | null, now: number): void;
  /** A connection is gone. */
  left(connectionId: string, now: number): void;
  handleNews(news: PresenceNews, now: number): void;
  /** Lets time pass: what waited is told, and whoever has been silent for too long is gone. Call it often. */
  tick(now: number): void;
}

interface Elsewhere extends Viewers {
  readonly at: number;
}

/**
 * Who has which claim open, at this process and at the others. Nothing is stored: each process knows its own connections and what the
 * others have told lately. A process that dies is silent, and what it told ends with that.
 */
export function createPresence({ process, publish, show }: PresenceOptions): Presence {
  /** Which claim each connection shows, and when it sent something last. */
  const here = new Map<string, { readonly claimId: string; at: number }>();
  /** By claim, then by connection. */
  const viewersHere = new Map<string, Map<string, Viewer>>();
  /** By claim, then by process. */
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  /** Claims to tell the other processes of, and whether to ask them. */
  const toPublish = new Map<string, boolean>();
  const toShow = new Set<string>();
  const shownAt = new Map<string, number>();
  let publishedAt = Number.NEGATIVE_INFINITY;
  let publishedAllAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const ofHere = (claimId: string): readonly Viewer[] => [...(viewersHere.get(claimId)?.values() ?? [])];
  const newsOf = (claimId: string, asks: boolean): ClaimNews => ({
    claimId,
    ...namedAndCounted(ofHere(claimId), 0),
    asks,
  });
  const showDue = (claimId: string, now: number): void => {
    if (now - (shownAt.get(claimId) ?? Number.NEGATIVE_INFINITY) < SHOW_MS) return;
    toShow.delete(claimId);
    const connections = viewersHere.get(claimId);
    if (connections === undefined) return;
    shownAt.set(claimId, now);
    const others = [...(elsewhere.get(claimId)?.values() ?? [])];
    const people = [...ofHere(claimId), ...others.flatMap((each) => each.people)];
    const uncounted = others.reduce((sum, { more }) => sum + more, 0);
    show(claimId, namedAndCounted(people, uncounted), connections.keys());
  };
  const changed = (claimId: string, now: number): void => {
    toShow.add(claimId);
    showDue(claimId, now);
  };
  const publishSoon = (claimId: string, asks: boolean): void => {
    toPublish.set(claimId, asks || toPublish.get(claimId) === true);
  };
  const publishDue = (now: number): void => {
    if (toPublish.size === 0 || now - publishedAt < PUBLISH_CHANGES_MS) return;
    publishedAt = now;
    const claims = [...toPublish].map(([claimId, asks]) => newsOf(claimId, asks));
    toPublish.clear();
    for (const news of packNews(process, claims)) publish(news);
  };

  const opens = (connectionId: string, viewer: Viewer, claimId: string, now: number): void => {
    const before = viewersHere.get(claimId);
    const viewers = before ?? new Map<string, Viewer>();
    viewersHere.set(claimId, viewers.set(connectionId, viewer));
    here.set(connectionId, { claimId, at: now });
    publishSoon(claimId, before === undefined);
    changed(claimId, now);
  };
  const leaves = (connectionId: string, now: number): void => {
    const claimId = here.get(connectionId)?.claimId;
    if (claimId === undefined) return;
    here.delete(connectionId);
    const viewers = viewersHere.get(claimId);
    viewers?.delete(connectionId);
    if (viewers?.size === 0) viewersHere.delete(claimId);
    publishSoon(claimId, false);
    changed(claimId, now);
  };
  const applyNews = (from: string, news: ClaimNews, now: number): void => {
    const { claimId, people, more, asks } = news;
    const processes = elsewhere.get(claimId) ?? new Map<string, Elsewhere>();
    const before = processes.get(from);
    if (people.length + more === 0) processes.delete(from);
    else processes.set(from, { people, more, at: now });
    if (processes.size === 0) elsewhere.delete(claimId);
    else elsewhere.set(claimId, processes);
    if (textOf(before) !== textOf(processes.get(from))) changed(claimId, now);
    if (asks && viewersHere.has(claimId)) publishSoon(claimId, false);
  };
  const forgetSilent = (now: number): void => {
    for (const [connectionId, { at }] of here) if (now - at > SILENT_MS) leaves(connectionId, now);
    for (const [claimId, processes] of elsewhere)
      for (const [from, { at }] of processes)
        if (now - at > SILENT_MS) applyNews(from, { claimId, people: [], more: 0, asks: false }, now);
    for (const [claimId, at] of shownAt) if (now - at >= SHOW_MS) shownAt.delete(claimId);
  };

  return {
    view: (connectionId, viewer, claimId, now) => {
      const before = here.get(connectionId);
      if (before !== undefined && before.claimId === claimId) {
        before.at = now;
        return;
      }
      leaves(connectionId, now);
      if (claimId !== null) opens(connectionId, viewer, claimId, now);
      publishDue(now);
    },
    left: (connectionId, now) => {
      leaves(connectionId, now);
      publishDue(now);
    },
    handleNews: ({ from, claims }, now) => {
      if (from === process) return;
      for (const news of claims) applyNews(from, news, now);
      publishDue(now);
    },
    tick: (now) => {
      if (now - checkedAt >= SILENCE_CHECK_MS) {
        checkedAt = now;
        forgetSilent(now);
      }
      if (now - publishedAllAt >= PUBLISH_ALL_MS) {
        publishedAllAt = now;
        for (const claimId of viewersHere.keys()) publishSoon(claimId, false);
      }
      publishDue(now);
      for (const claimId of toShow) showDue(claimId, now);
    },
  };
}

const textOf = (viewers: Viewers | undefined): string =>
  viewers === undefined ? '' : `${viewers.people.map(({ id }) => id).join(' ')} ${viewers.more}`;

/** The first by name, and how many more there are. One person may have a claim open in several tabs. */
function namedAndCounted(people: readonly Viewer[], uncounted: number): Viewers {
  const distinct = [...new Map(people.map((person) => [person.id, person])).values()].toSorted(
    (one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0),
  );
  return {
    people: distinct.slice(0, MOST_NAMES),
    more: Math.max(0, distinct.length - MOST_NAMES) + uncounted,
  };
}
