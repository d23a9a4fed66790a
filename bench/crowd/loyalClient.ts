import { setTimeout as pause } from 'node:timers/promises';
import type WebSocket from 'ws';
import { retryDelay, revivalDelay } from '../../src/middleware/reconnectDelay';
import { openSocket, SEPARATOR } from '../load/openSocket';

/** What a crowd of clients lives through. */
export interface Crowd {
  readonly url: string;
  readonly token: string;
  /** When each attempt to connect was made, and each connection stood; milliseconds. */
  readonly attempts: number[];
  readonly arrivals: number[];
  /** Called with whatever the hub says. */
  received: (data: Buffer) => void;
  /** Set once nobody shall come back any more. */
  isOver: boolean;
}

export interface LoyalClient {
  readonly isOpen: () => boolean;
  readonly leave: () => void;
}

const PING_MS = 10_000;
const PING = `{"type":6}${SEPARATOR}`;

/** A client that keeps its connection alive, and comes back after a loss by the application's own schedule. */
export async function joinCrowd(crowd: Crowd): Promise<LoyalClient> {
  let socket: WebSocket | undefined;
  const connect = async (): Promise<void> => {
    crowd.attempts.push(performance.now());
    const opened = await openSocket(crowd.url, crowd.token);
    crowd.arrivals.push(performance.now());
    opened.on('message', (data: Buffer) => {
      crowd.received(data);
    });
    opened.once('close', () => {
      socket = undefined;
      if (!crowd.isOver) void comeBack();
    });
    socket = opened;
  };
  const comeBack = async (): Promise<void> => {
    for (let tried = 0; !crowd.isOver; tried += 1) {
      await pause(retryDelay(tried, 1, Math.random()) ?? revivalDelay(tried, Math.random()));
      try {
        await connect();
        return;
      } catch {
        continue;
      }
    }
  };
  await connect();
  const pinging = setInterval(() => socket?.send(PING), PING_MS);
  return {
    isOpen: () => socket !== undefined,
    leave: () => {
      clearInterval(pinging);
      socket?.removeAllListeners('close');
      socket?.terminate();
    },
  };
}
