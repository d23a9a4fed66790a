import type { WebSocket } from 'ws';
import type { LivePayload } from '../../contract/hub';
import type { Language } from '../../contract/texts/sentence';
import type { LiveReader } from '../modules/notifications/liveMessage';
import type { Clock } from '../system/clock';
import { newOpaqueId } from '../system/ids';
import {
  createConnection,
  type ConnectionLimits,
  type HandshakeOutcome,
  type HubConnection,
  type ClockReading,
} from './connection';
import { createPresence } from './presence';
import type { PresenceNews } from './presenceNews';
import { liveFrame, viewersFrame } from './protocol';

/** Who is let in, and until when. */
export interface Admission {
  readonly reader: LiveReader;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface HubLimits extends ConnectionLimits {
  readonly connectionsPerUser: number;
  readonly connections: number;
}

export interface HubOptions {
  readonly limits: HubLimits;
  readonly clock: Clock;
  /** The readers of sessions as of now; a session that is missing may no longer listen. */
  readonly findReaders: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, LiveReader>>;
  readonly failed: (error: unknown) => void;
  /** Tells the other processes who has a claim open here. */
  readonly publishPresence: (news: PresenceNews) => void;
}

export interface Hub {
  /** Whether one more connection of the user fits the limits. */
  hasRoom(userId: string): boolean;
  /** @param handshakeEnded called once with how the handshake ended */
  accept(
    socket: WebSocket,
    admission: Admission,
    language: Language,
    handshakeEnded: (outcome: ConnectionOutcome) => void,
  ): void;
  /**
   * Sends each reader it is meant for the message in the reader's language; written out once for each language.
   * @param isMeantFor asked with the claim that the reader's client shows, too
   */
  broadcast(
    messages: Readonly<Record<Language, LivePayload>>,
    isMeantFor: (reader: LiveReader, viewing: string | null) => boolean,
  ): void;
  /** Another process, or this one, has told who has a claim open there. */
  handlePresence(news: PresenceNews): void;
  /** Looks again at what a user's connections may hear. */
  accessChanged(userId: string): void;
  size(): number;
  /** Lets nobody in any more: whoever was sent away tries again at once, and would keep this server from ending. */
  isClosing(): boolean;
  /** Sends every client away for a while, to come back to another server or to this one's successor. */
  close(): Promise<void>;
}

/** A client can also go before it has said anything. */
export type ConnectionOutcome = HandshakeOutcome | 'gone';

interface Member {
  readonly socket: WebSocket;
  readonly connection: HubConnection;
  readonly sessionId: string;
  readonly language: Language;
  reader: LiveReader;
  /** The claim that its client shows. */
  viewing: string | null;
}

/** A client that takes nothing any more is dropped before its queue costs the others memory. */
const LARGEST_QUEUE_BYTES = 4 * 1024 * 1024;
const RECHECK_MS = 3_000;
/** How late at most what waited is told of who has a claim open. */
const PRESENCE_TICK_MS = 50;
const PATIENCE_MS = 2_000;

/** All live connections of this process. */
export function createHub(options: HubOptions): Hub {
  const { limits, clock } = options;
  const members = new Set<Member>();
  /** By the connection's ID. */
  const connections = new Map<string, HubConnection>();
  let isClosing = false;
  const now = (): ClockReading => ({ steady: performance.now(), wall: clock.now().getTime() });

  const presence = createPresence({
    process: newOpaqueId(),
    publish: options.publishPresence,
    show: (claimId, { people, more }, connectionIds) => {
      const frame = viewersFrame({ claimId, people: [...people], more });
      for (const id of connectionIds) connections.get(id)?.push(frame);
    },
  });
  const publishingPresence = setInterval(() => {
    presence.tick(performance.now());
  }, PRESENCE_TICK_MS);
  publishingPresence.unref();

  const ticking = setInterval(
    () => {
      const clockReading = now();
      for (const { connection } of members) connection.tick(clockReading);
    },
    Math.max(20, Math.min(limits.keepAliveMs, limits.handshakeMs, limits.clientTimeoutMs) / 10),
  );
  ticking.unref();

  const recheck = async (concerned: readonly Member[]): Promise<void> => {
    if (concerned.length === 0) return;
    const readers = await options.findReaders([...new Set(concerned.map(({ sessionId }) => sessionId))]);
    for (const member of concerned) {
      const reader = readers.get(member.sessionId);
      if (reader === undefined) member.connection.end({ error: 'Access to live messages has ended.' });
      else member.reader = reader;
    }
  };
  const rechecking = setInterval(() => {
    recheck([...members]).catch(options.failed);
  }, RECHECK_MS);
  rechecking.unref();

  return {
    hasRoom: (userId) => {
      if (members.size >= limits.connections) return false;
      const own = [...members].filter(({ reader }) => reader.userId === userId).length;
      return own < limits.connectionsPerUser;
    },
    accept: (socket, admission, language, handshakeEnded) => {
      let isReported = false;
      const reportOnce = (outcome: ConnectionOutcome) => {
        if (isReported) return;
        isReported = true;
        handshakeEnded(outcome);
      };
      if (isClosing) {
        reportOnce('ended');
        socket.terminate();
        return;
      }
      const output = {
        send: (frame: string) => {
          if (socket.bufferedAmount > LARGEST_QUEUE_BYTES) socket.terminate();
          else socket.send(frame, { binary: false });
        },
        close: () => {
          closeSocket(socket);
        },
        handshakeEnded: reportOnce,
        viewing: (claimId: string | null) => {
          member.viewing = claimId;
          updatePresence();
        },
      };
      const updatePresence = () => {
        const { userId, name } = member.reader;
        presence.view(id, { id: userId, name }, member.viewing, performance.now());
      };
      const id = newOpaqueId();
      const connection = createConnection(id, admission.expiresAt, limits, output, now());
      const member: Member = { ...admission, socket, connection, language, viewing: null };
      members.add(member);
      connections.set(id, connection);
      socket.on('message', (data: Buffer) => {
        connection.receive(data, now());
        // A ping tells that what the client showed is still on screen.
        if (member.viewing !== null) updatePresence();
      });
      socket.once('close', () => {
        members.delete(member);
        connections.delete(id);
        presence.left(id, performance.now());
        reportOnce('gone');
      });
      // The library closes the socket itself; without a listener a broken frame would end the process.
      socket.on('error', () => undefined);
    },
    broadcast: (messages, isMeantFor) => {
      const frames = { en: liveFrame(messages.en), fr: liveFrame(messages.fr) };
      for (const { connection, reader, language, viewing } of members)
        if (isMeantFor(reader, viewing)) connection.push(frames[language]);
    },
    handlePresence: (news) => {
      presence.handleNews(news, performance.now());
    },
    accessChanged: (userId) => {
      recheck([...members].filter(({ reader }) => reader.userId === userId)).catch(options.failed);
    },
    size: () => members.size,
    isClosing: () => isClosing,
    close: async () => {
      isClosing = true;
      clearInterval(ticking);
      clearInterval(rechecking);
      const closing = [...members];
      const closed = closing.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
      for (const { connection } of closing) connection.end({ allowReconnect: true });
      await Promise.all(closed);
      clearInterval(publishingPresence);
    },
  };
}

/** A client that does not answer the close in time is cut off. */
function closeSocket(socket: WebSocket): void {
  socket.close(1000);
  const cut = setTimeout(() => {
    socket.terminate();
  }, PATIENCE_MS);
  socket.once('close', () => {
    clearTimeout(cut);
  });
}
