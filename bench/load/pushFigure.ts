import { setTimeout as pause } from 'node:timers/promises';
import type WebSocket from 'ws';
import { openSocket } from './openSocket';
import { signIn } from './portalSession';
import { type Spread, spreadOf } from './spread';

const STAFF = 50;
const PASSWORD = 'secret12';

/**
 * From asking for an action's notice (kept for each of the staff, committed, signaled, read back) until each of many live
 * connections has it.
 * @param url of the front door
 */
export async function pushFigure(url: string, connections: number, notices: number): Promise<Spread> {
  const each = connections / STAFF;
  const sockets: WebSocket[] = [];
  for (let number = 1; number <= STAFF; number += 1) {
    const { token } = await signIn(url, `staff-${number}@example.test`, PASSWORD);
    const opened = Array.from({ length: each }, () => openSocket(url, token));
    sockets.push(...(await Promise.all(opened)));
  }
  const times: number[] = [];
  let sent = 0;
  let name = '';
  for (const socket of sockets)
    socket.on('message', (data: Buffer) => {
      if (name !== '' && data.includes(name)) times.push(performance.now() - sent);
    });
  for (let number = 1; number <= notices; number += 1) {
    name = `notice-${number}.csv`;
    sent = performance.now();
    await fetch(`${url}/control/notice?name=${name}`, { method: 'POST' });
    const until = performance.now() + 5_000;
    while (times.length < number * connections && performance.now() < until) await pause(5);
    if (times.length < number * connections)
      throw new Error(`${number * connections - times.length} connections missed a notice`);
    await pause(200);
  }
  for (const socket of sockets) socket.terminate();
  return spreadOf(times);
}
