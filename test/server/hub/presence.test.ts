import { createPresence, type PresenceNews, SILENT_MS, type Viewer } from '../../../server/hub/presence';

const MARTA = { id: '1', name: 'Marta' };
const THOMAS = { id: '2', name: 'Thomas' };

/** Some processes that hear each other, and what those who have a claim open at each were last told. */
function openProcesses(count: number) {
  const shown: Record<string, readonly string[]>[] = Array.from({ length: count }, () => ({}));
  const dead = new Set<number>();
  let now = 0;
  let told = 0;
  const processes: ReturnType<typeof createPresence>[] = shown.map((seen, index) =>
    createPresence({
      process: `p${index}`,
      publish: (news: PresenceNews) => {
        told += 1;
        for (const [other, process] of processes.entries()) if (!dead.has(other)) process.heard(news, now);
      },
      show: (claimId, people) => {
        seen[claimId] = people.map(({ name }) => name);
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
      at(index).left(connection);
    },
    dies: (index: number) => dead.add(index),
    pass: (ms: number) => {
      now += ms;
      for (const [index, process] of processes.entries()) if (!dead.has(index)) process.tick(now);
    },
    seen: (index: number, claimId: string) => shown[index]?.[claimId] ?? [],
    told: () => told,
  };
}

describe('who has a claim open', () => {
  it('is told to each who has it open, and to no one of another claim', () => {
    const room = openProcesses(1);
    room.view(0, 'a', MARTA, '7');
    room.view(0, 'b', THOMAS, '7');
    room.view(0, 'c', THOMAS, '8');
    expect([room.seen(0, '7'), room.seen(0, '8')]).toEqual([['Marta', 'Thomas'], ['Thomas']]);
    room.view(0, 'b', THOMAS, null);
    expect(room.seen(0, '7')).toEqual(['Marta']);
  });

  it('counts a person once in several tabs, and moves with them from claim to claim', () => {
    const room = openProcesses(1);
    room.view(0, 'a', MARTA, '7');
    room.view(0, 'b', MARTA, '7');
    expect(room.seen(0, '7')).toEqual(['Marta']);
    room.left(0, 'a');
    expect(room.seen(0, '7')).toEqual(['Marta']);
    room.view(0, 'b', MARTA, '8');
    expect([room.seen(0, '7'), room.seen(0, '8')]).toEqual([[], ['Marta']]);
  });

  it('passes between processes, also to one where the claim is opened later', () => {
    const room = openProcesses(3);
    room.view(0, 'a', MARTA, '7');
    room.view(1, 'b', THOMAS, '7');
    expect([room.seen(0, '7'), room.seen(1, '7')]).toEqual([
      ['Marta', 'Thomas'],
      ['Marta', 'Thomas'],
    ]);
    room.left(0, 'a');
    expect(room.seen(1, '7')).toEqual(['Thomas']);
    const before = room.told();
    room.view(1, 'b', THOMAS, '7');
    expect(room.told() - before).toBe(1);
  });

  it('forgets within thirty seconds who says nothing any more, at every process', () => {
    const room = openProcesses(2);
    room.view(0, 'a', MARTA, '7');
    room.view(1, 'b', THOMAS, '7');
    for (let seconds = 0; seconds < 30; seconds += 10) {
      room.pass(10_000);
      room.view(1, 'b', THOMAS, '7');
    }
    expect([room.seen(0, '7'), room.seen(1, '7')]).toEqual([['Thomas'], ['Thomas']]);
    expect(SILENT_MS).toBeLessThan(30_000);
  });

  it('forgets within thirty seconds those of a process that died', () => {
    const room = openProcesses(2);
    room.view(0, 'a', MARTA, '7');
    room.view(1, 'b', THOMAS, '7');
    room.dies(0);
    room.pass(10_000);
    room.view(1, 'b', THOMAS, '7');
    room.pass(10_000);
    room.view(1, 'b', THOMAS, '7');
    expect(room.seen(1, '7')).toEqual(['Marta', 'Thomas']);
    room.pass(6_000);
    expect(room.seen(1, '7')).toEqual(['Thomas']);
  });
});
