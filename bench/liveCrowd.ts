import { parseArgs } from 'node:util';
import { freePorts } from '../test/server/processes/freePorts';
import type { PortalProcess } from '../test/server/processes/portalProcess';
import { signInByMail } from '../test/server/setup/signInByMail';
import { startSmtpRelay } from '../test/server/setup/smtpRelay';
import { cloneDatabase } from '../test/server/setup/testDatabase';
import { addEverybody } from '../test/server/setup/testPeople';
import { startPortal } from '../test/server/setup/testPortal';
import { startTestServer, stopTestServer } from '../test/server/setup/testServer';
import { type Crowd, joinCrowd, type LoyalClient } from './crowd/loyalClient';
import { lookAtProcess } from './crowd/processLook';
import { pushTimes } from './crowd/pushTimes';
import { restartTimes } from './crowd/restartTimes';
import { soak } from './crowd/soak';
import { sessionOf } from './load/portalSession';
import { serverProcess } from './setup/serverProcess';

const AT_ONCE = 100;
const PUSHES = 20;

/**
 * Many live connections to one server process: what each costs, how soon the last one hears of an action, how the crowd comes back
 * after a restart, and what is left after some minutes of coming and going. One JSON line for each figure. Usage:
 * node scripts/run.cjs bench/liveCrowd.ts [--clients 1000] [--soak-minutes 0] [--restarts SIGKILL,SIGTERM]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      clients: { type: 'string', default: '1000' },
      'soak-minutes': { type: 'string', default: '0' },
      restarts: { type: 'string', default: 'SIGKILL,SIGTERM' },
    },
  });
  const count = Number(values.clients);
  const minutes = Number(values['soak-minutes']);
  await startTestServer();
  const relay = await startSmtpRelay();
  const database = await cloneDatabase();
  const clients: LoyalClient[] = [];
  let portal: PortalProcess | undefined;
  try {
    const seeding = await startPortal({ database });
    await addEverybody(seeding.services);
    await seeding.stop();
    const [port = 0] = await freePorts(1);
    const start = serverProcess(database, relay.url, port, {
      ACCESS_TOKEN_MINUTES: '60',
      HUB_CONNECTIONS_PER_USER: String(count * 2),
      HUB_UPGRADES_PER_MINUTE: '1000000',
    });
    portal = await start();
    const { token } = await signInByMail(relay, portal.url, 'admin@northwood.example');
    const crowd: Crowd = {
      url: portal.url,
      token: token ?? '',
      attempts: [],
      arrivals: [],
      received: () => undefined,
      isOver: false,
    };
    const before = lookAtProcess(portal.pid);
    const begun = performance.now();
    while (clients.length < count) {
      const some = Math.min(AT_ONCE, count - clients.length);
      clients.push(...(await Promise.all(Array.from({ length: some }, () => joinCrowd(crowd)))));
    }
    const connectedMs = Math.round(performance.now() - begun);
    const push = await pushTimes(crowd, count, 1, PUSHES);
    const after = lookAtProcess(portal.pid);
    const kilobytesEach = Math.round(((after.residentMegabytes - before.residentMegabytes) * 1024) / count);
    print({ clients: count, connectedMs, before, after, kilobytesEach, push });
    if (minutes > 0)
      print({ soak: await soak(portal.pid, sessionOf(portal.url, crowd.token), crowd, clients, minutes) });
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      if (!values.restarts.split(',').includes(signal)) continue;
      const restarted = await restartTimes(portal, signal, start, crowd, clients);
      portal = restarted.portal;
      print({ restart: restarted.times });
    }
    crowd.isOver = true;
    for (const client of clients) client.leave();
    await portal.end('SIGTERM');
  } finally {
    await portal?.end('SIGKILL');
    await relay.close();
    await database.drop();
    await stopTestServer();
  }
}

function print(figure: object): void {
  console.log(JSON.stringify(figure));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
