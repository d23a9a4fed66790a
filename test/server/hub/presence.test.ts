import { createPresence, SILENT_MS, type Viewers } from '../../../server/hub/presence';
import { packNews, parseNews, type PresenceNews, type Viewer } from '../../../server/hub/presenceNews';

const MARTA = { id: '1', name: 'Marta' };
const THOMAS = { id: '2', name: 'Thomas' };

/** Some processes that hear each other, and what those who have a claim open at each were last told. */
function openProcesses(count: number) {
  const shown: Record<string, readonly string[]>[] = Array.from({ length: count }, () => ({}));
  const dead = new Set<number>();
  const published: PresenceNews[] = [];
  let now = 0;
  let frames = 0;
  let last: Viewers = { people: [], more: 0 };
  const processes: ReturnType<typeof createPresence>[] = shown.map((seen, index) =>
    createPresence({
      process: `p${index}`,
      publish: (news: PresenceNews) => {
        published.push(news);
        for (const [other, process] of processes.entries())
          if (!dead.has(other)) process.handleNews(news, now);
      },
      show: (claimId, viewers, connectionIds) => {
        seen[claimId] = viewers.people.map(({ name }) => name);
        last = viewers;
        frames += [...connectionIds].length;
      },
    }),
  );
  const at = (index: number) => {
    const process = processes[index];
    if (process === undefined) throw new Error(`there is no process ${index}`);
    return process;
  };
  return {
    view: (index: number, connection: string, viewer: Viewer, claimId: string | null) => {
      at(index).view(connection, viewer, claimId, now);
    },
    left: (index: number, connection: string) => {
      at(index).left(connection, now);
    },
    dies: (index: number) => dead.add(index),
    pass: (ms: number) => {
      for (const end = now + ms; now < end;) {
        now += 50;
        for (const [index, process] of processes.entries()) if (!dead.has(index)) process.tick(now);
      }
    },
    seen: (index: number, claimId: string) => shown[index]?.[claimId] ?? [],
    published,
    frames: () => frames,
    last: () => last,
  };
}

/** As many people as asked for, by name from Person 100 on. */
const crowd = (count: number): readonly Viewer[] =>
  Array.from({ length: count }, (_, at) => ({ id: `u${at}`, name: `Person ${at + 100}` }));

describe('who has a claim open', () => {
  it('is told to each who has it open, and to no one of another claim', () => {
    const room = openProcesses(1);
    room.view(0, 'a', MARTA, '7');
    room.view(0, 'b', THOMAS, '7');
    room.view(0, 'c', THOMAS, '8');
    room.pass(200);
    expect([room.seen(0, '7'), room.seen(0, '8')]).toEqual([['Marta', 'Thomas'], ['Thomas']]);
    room.view(0, 'b', THOMAS, null);
    room.pass(200);
    expect(room.seen(0, '7')).toEqual(['Marta']);
  });

  it('counts a person once in several tabs, and moves with them from claim to claim', () => {
    const room = openProcesses(1);
    room.view(0, 'a', MARTA, '7');
    room.view(0, 'b', MARTA, '7');
    room.view(0, 'c', THOMAS, '7');
    room.pass(200);
    expect(room.seen(0, '7')).toEqual(['Marta', 'Thomas']);
    room.left(0, 'a');
    room.pass(200);
    expect(room.seen(0, '7')).toEqual(['Marta', 'Thomas']);
    room.view(0, 'b', MARTA, '8');
    room.pass(200);
    expect([room.seen(0, '7'), room.seen(0, '8')]).toEqual([['Thomas'], ['Marta']]);
  });

  it('is told at once, and in a rush within a quarter of a second, without a frame for each change to each', () => {
    const room = openProcesses(1);
    room.view(0, 'marta', MARTA, '7');
    room.pass(1_000);
    room.view(0, 'thomas', THOMAS, '7');
    expect(room.seen(0, '7')).toEqual(['Marta', 'Thomas']);
    const before = room.frames();
    for (const [at, person] of crowd(10).entries()) room.view(0, `c${at}`, person, '7');
    room.pass(200);
    expect(room.seen(0, '7')).toHaveLength(12);
    expect(room.frames() - before).toBe(12);
  });

  it('names twenty people and counts the rest, also where many of several processes meet', () => {
    const room = openProcesses(2);
    for (const [at, person] of crowd(60).entries()) room.view(at % 2, `c${at}`, person, '7');
    room.pass(2_500);
    expect(room.last().people.map(({ name }) => name)).toContain('Person 100');
    expect([room.last().people.length, room.last().more]).toEqual([20, 40]);
    for (const { claims } of room.published)
      for (const { people } of claims) expect(people.length).toBeLessThan(21);
  });

  it('passes between processes, also to one where the claim is opened later', () => {
    const room = openProcesses(3);
    room.view(0, 'a', MARTA, '7');
    room.pass(1_000);
    room.view(1, 'b', THOMAS, '7');
    room.pass(200);
    expect([room.seen(0, '7'), room.seen(1, '7')]).toEqual([
      ['Marta', 'Thomas'],
      ['Marta', 'Thomas'],
    ]);
    room.left(0, 'a');
    room.pass(1_000);
    expect(room.seen(1, '7')).toEqual(['Thomas']);
  });

  it('asks the other processes about a claim that is opened here for the first time', () => {
    const room = openProcesses(1);
    room.view(0, 'a', MARTA, '7');
    room.pass(1_000);
    room.view(0, 'b', THOMAS, '7');
    expect(room.published.map(({ claims }) => claims.map(({ asks }) => asks))).toEqual([[true], [false]]);
  });

  it('is told to the other processes once a second at most, however often somebody moves', () => {
    const room = openProcesses(2);
    for (let step = 0; step < 200; step += 1) {
      room.view(0, 'a', MARTA, String(step % 30));
      room.pass(50);
    }
    expect(room.published.length).toBeLessThan(12);
    room.pass(1_000);
    room.published.length = 0;
    // Frames of a client that has not moved tell nothing new.
    for (let step = 0; step < 100; step += 1) room.view(0, 'a', MARTA, '19');
    expect(room.published).toEqual([]);
  });

  it('is told again every ten seconds, for a whole process at once', () => {
    const room = openProcesses(1);
    for (const [at, person] of crowd(50).entries()) room.view(0, `c${at}`, person, `${at}`);
    room.pass(2_000);
    room.published.length = 0;
    for (let seconds = 0; seconds < 20; seconds += 10) {
      for (const [at, person] of crowd(50).entries()) room.view(0, `c${at}`, person, `${at}`);
      room.pass(10_000);
    }
    expect(room.published.map(({ claims }) => claims.length)).toEqual([50, 50]);
  });

  it('forgets within thirty seconds who sends nothing any more, at every process', () => {
    const room = openProcesses(2);
    room.view(0, 'a', MARTA, '7');
    room.view(1, 'b', THOMAS, '7');
    for (let seconds = 0; seconds < 30; seconds += 10) {
      room.pass(10_000);
      room.view(1, 'b', THOMAS, '7');
    }
    expect([room.seen(0, '7'), room.seen(1, '7')]).toEqual([['Marta', 'Thomas'], ['Thomas']]);
    expect(SILENT_MS).toBeLessThan(28_000);
    room.view(0, 'a', MARTA, '7');
    room.pass(1_000);
    expect(room.seen(1, '7')).toEqual(['Marta', 'Thomas']);
  });

  it('forgets within thirty seconds those of a process that died', () => {
    const room = openProcesses(2);
    room.view(0, 'a', MARTA, '7');
    room.view(1, 'b', THOMAS, '7');
    room.pass(1_000);
    room.dies(0);
    room.pass(10_000);
    room.view(1, 'b', THOMAS, '7');
    room.pass(10_000);
    room.view(1, 'b', THOMAS, '7');
    expect(room.seen(1, '7')).toEqual(['Marta', 'Thomas']);
    room.pass(9_000);
    expect(room.seen(1, '7')).toEqual(['Thomas']);
  });
});

describe('what a process tells the others', () => {
  const bytes = (news: object) => Buffer.byteLength(JSON.stringify(news));
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({ id: `u${at}`, name: `${name} ${at}` }));

  it('is one notification where it fits, and never one that PostgreSQL refuses', () => {
    const claims = Array.from({ length: 300 }, (_, at) => ({
      claimId: `claim-${at}`,
      people: named(1 + (at % 5), 'Éloïse Béland-Côté'),
      more: 0,
      asks: false,
    }));
    expect(packNews('p', claims.slice(0, 10))).toEqual([{ from: 'p', claims: claims.slice(0, 10) }]);
    const packs = packNews('p', claims);
    expect(packs.flatMap((pack) => pack.claims)).toEqual(claims);
    expect(Math.max(...packs.map(bytes))).toBeLessThan(8_000);
    expect(packs.length).toBeLessThan(2 + bytes(claims) / 7_000);
  });

  it('counts people whose names are too long for one', () => {
    const [news, ...others] = packNews('p', [
      { claimId: '7', people: named(20, 'é'.repeat(400)), more: 3, asks: true },
    ]);
    const [claim] = news?.claims ?? [];
    expect(others).toEqual([]);
    expect(bytes(news ?? {})).toBeLessThan(8_000);
    expect(claim?.people.length).toBeGreaterThan(5);
    expect((claim?.people.length ?? 0) + (claim?.more ?? 0)).toBe(23);
  });

  it.each(['', '{', 'null', '{"from":"p"}', '{"from":"p","claims":[{"claimId":7}]}'])(
    'is not read from %j',
    (payload) => {
      expect(parseNews(payload)).toBeNull();
    },
  );

  it('is read as it was written', () => {
    const news = { from: 'p', claims: [{ claimId: '7', people: [MARTA], more: 2, asks: true }] };
    expect(parseNews(JSON.stringify(news))).toEqual(news);
  });
});
