import { createMessageSplitter } from './messageSplitter';
import {
  answerInvocation,
  answerStreamInvocation,
  closeFrame,
  handshakeError,
  handshakeFrame,
  completionFrame,
  parseMessage,
  PING_FRAME,
  viewedClaim,
} from './protocol';
import { createViewIntake } from './viewIntake';

export interface ConnectionLimits {
  readonly keepAliveMs: number;
  readonly clientTimeoutMs: number;
  readonly handshakeMs: number;
  readonly maxMessageBytes: number;
  /** Messages a client may send within ten seconds. */
  readonly messagesPerTenSeconds: number;
}

/** What a connection does to its socket. */
export interface ConnectionOutput {
  send(frame: string): void;
  /** Begins an orderly end of the socket. */
  close(): void;
  /** How the handshake ended; said once, and not at all when the socket closes before that. */
  handshakeEnded(outcome: HandshakeOutcome): void;
  /** The client says which claim it shows; null for none. */
  viewing(claimId: string | null): void;
}

export type HandshakeOutcome = 'opened' | 'refused' | 'too-large' | 'timed-out' | 'ended';

export interface ClockReading {
  /** Milliseconds of a clock that only goes forward. */
  readonly steady: number;
  /** Milliseconds since 1970. */
  readonly wall: number;
}

/** One client's protocol state. It owns no timer and no socket: it is told what arrives and what time it is. */
export interface HubConnection {
  receive(bytes: Buffer, now: ClockReading): void;
  /** Sends a push; before the handshake there is nobody to take it, and it is dropped. */
  push(frame: string): void;
  /** Lets time pass: pings, timeouts, the token's end. Call it often. */
  tick(now: ClockReading): void;
  /** Ends it with a Close message. */
  end(close: { readonly error?: string; readonly allowReconnect?: true }): void;
}

const ERROR = { error: 'Connection closed with an error.', allowReconnect: true } as const;
const RATE_WINDOW_MS = 10_000;

type State = 'handshaking' | 'open' | 'ended';

/**
 * @param id what GetConnectionId answers
 * @param expiresAt when the token that opened it ends, in milliseconds since 1970: the connection ends with it
 */
export function createConnection(
  id: string,
  expiresAt: number,
  limits: ConnectionLimits,
  output: ConnectionOutput,
  opened: ClockReading,
): HubConnection {
  const splitter = createMessageSplitter(limits.maxMessageBytes);
  let state: State = 'handshaking';
  let lastPing = opened.steady;
  let lastReceived = opened.steady;
  /** A client that never pings is not dropped for its silence. */
  let pings = false;
  const views = createViewIntake((claimId) => {
    output.viewing(claimId);
  }, opened.steady);
  let windowStart = opened.steady;
  let inWindow = 0;

  const finish = (frame: string): void => {
    if (state === 'ended') return;
    state = 'ended';
    output.send(frame);
    output.close();
  };
  const exceedsRate = (now: ClockReading): boolean => {
    if (now.steady - windowStart >= RATE_WINDOW_MS) {
      windowStart = now.steady;
      inWindow = 0;
    }
    inWindow += 1;
    return inWindow > limits.messagesPerTenSeconds;
  };
  const completeHandshake = (text: string, now: ClockReading): void => {
    const error = handshakeError(text);
    if (error !== null) {
      output.handshakeEnded('refused');
      finish(handshakeFrame(error));
      return;
    }
    state = 'open';
    output.handshakeEnded('opened');
    lastPing = now.steady;
    output.send(handshakeFrame(null));
  };
  const handle = (text: string, now: ClockReading): void => {
    const parsed = parseMessage(text);
    if (!parsed.ok || exceedsRate(now)) {
      finish(closeFrame(ERROR));
      return;
    }
    const message = parsed.value;
    switch (message.kind) {
      case 'invocation': {
        const viewed = viewedClaim(message.target, message.args);
        if (viewed !== undefined) {
          views.take(viewed, now.steady);
          if (message.id !== null) output.send(completionFrame(message.id));
          return;
        }
        if (message.id !== null) output.send(answerInvocation(message.id, message.target, message.args, id));
        return;
      }
      case 'stream-invocation':
        output.send(answerStreamInvocation(message.id, message.target));
        return;
      case 'ping':
        pings = true;
        return;
      case 'close':
        finish(closeFrame({}));
        return;
      case 'ignored':
        return;
    }
  };
  const isEnded = (): boolean => state === 'ended';

  return {
    receive: (bytes, now) => {
      if (isEnded()) return;
      lastReceived = now.steady;
      const split = splitter.add(bytes);
      for (const text of split.messages) {
        if (isEnded()) return;
        if (state === 'handshaking') completeHandshake(text, now);
        else handle(text, now);
      }
      if (split.kind !== 'unusable') return;
      if (state !== 'handshaking') {
        finish(closeFrame(ERROR));
        return;
      }
      output.handshakeEnded('too-large');
      finish(handshakeFrame('The handshake is too large.'));
    },
    push: (frame) => {
      if (state === 'open') output.send(frame);
    },
    tick: (now) => {
      if (state === 'handshaking') {
        if (now.steady - opened.steady < limits.handshakeMs) return;
        output.handshakeEnded('timed-out');
        finish(handshakeFrame('Handshake was canceled.'));
        return;
      }
      if (state === 'ended') return;
      views.tick(now.steady);
      if (now.wall >= expiresAt) finish(closeFrame({ allowReconnect: true }));
      else if (pings && now.steady - lastReceived >= limits.clientTimeoutMs) finish(closeFrame(ERROR));
      else if (now.steady - lastPing >= limits.keepAliveMs) {
        // Whatever else was sent: that is what the client's library was written against.
        lastPing = now.steady;
        output.send(PING_FRAME);
      }
    },
    end: (close) => {
      if (state === 'handshaking') {
        output.handshakeEnded('ended');
        finish(handshakeFrame('The connection was ended.'));
      } else finish(closeFrame(close));
    },
  };
}
