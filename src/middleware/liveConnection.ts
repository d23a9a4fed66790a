import type { HubConnection, HubEvent, HubOptions, HubPort } from '../browser/hubPort';
import type { Clock } from '../browser/clock';
import type { LiveReason, LiveState } from '../state/live';
import { EVERY_MINUTE, FLAP_WINDOW_MS, retryDelay, revivalDelay } from './reconnectDelay';

interface LiveConnectionDependencies {
  readonly hub: HubPort;
  readonly clock: Clock;
  readonly random: () => number;
  readonly isOffline: () => boolean;
  readonly token: HubOptions['token'];
  readonly language: () => string;
  /** Asks the server once for a new token: a refusal ends the session, and with it this connection. */
  readonly renew: () => Promise<void>;
  readonly onStatus: HubOptions['onStatus'];
  readonly onQuiet: HubOptions['onQuiet'];
  readonly onViewers: HubOptions['onViewers'];
  readonly onConnectionId: (id: string) => void;
  readonly report: (state: LiveState, reason: LiveReason) => void;
}

export interface LiveConnection {
  /** Wants a connection from now on; asking again changes nothing. */
  begin(): void;
  end(): void;
  /** Tries at once if it is off, for the token is a new one. */
  revive(): void;
  /** Cuts every wait short: the network may be back. */
  wake(): void;
  /** The claim that the tab shows from now on; null for none. The hub is told now and after each reconnect. */
  view(claimId: string | null): void;
}

/** An upgrade that hangs has no timer of the library's own. */
const START_LIMIT_MS = 20_000;
/** Longer than the wait before a tab that was sent away tries again. */
const RENEWED_FOR_MS = 300_000;

/**
 * One connection that is wanted or not. The library reconnects what was once open; this adds what it does not do: a first
 * start that failed is tried again, a flapping server is met with a brake, and after the library gave up the connection is
 * revived when woken, else every minute (decision 5). Whom the hub sent away comes back after a minute, or with a new token.
 */
export function createLiveConnection(dependencies: LiveConnectionDependencies): LiveConnection {
  const { clock, random, report } = dependencies;
  let isWanted = false;
  /** Each start has its own number; what an older one still tells is not listened to. */
  let generation = 0;
  let current: HubConnection | undefined;
  let cancelRevival: (() => void) | undefined;
  let failedRevivals = 0;
  let hasRenewed = false;
  let losses: number[] = [];
  let isReconnecting = false;
  let sentAwayAt = Number.NEGATIVE_INFINITY;
  let viewed: string | null = null;

  async function start(): Promise<void> {
    const mine = ++generation;
    cancelRevival?.();
    cancelRevival = undefined;
    report('connecting', 'started');
    try {
      const opened = await dependencies.hub.open({
        token: dependencies.token,
        language: dependencies.language(),
        onStatus: (...args) => {
          if (mine === generation) dependencies.onStatus(...args);
        },
        onQuiet: (payload) => {
          if (mine === generation) dependencies.onQuiet(payload);
        },
        onViewers: (payload) => {
          if (mine === generation) dependencies.onViewers(payload);
        },
        onEvent: (event) => {
          if (mine === generation) follow(event);
        },
        retryDelay: (tried) => {
          // The library asks for the first wait before it tells of the loss.
          if (tried === 0) losses.push(clock.now());
          return retryDelay(tried, recentLosses(), random());
        },
      });
      if (mine !== generation) return;
      current = opened;
      await withinLimit(opened.start());
      if (mine !== generation) {
        await opened.stop();
        return;
      }
      arrived();
    } catch {
      if (mine !== generation) return;
      stop();
      if (await goOff('unreachable')) reviveLater();
    }
  }

  function withinLimit(started: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(START_LIMIT_MS, () => {
        reject(new Error('the connection did not open in time'));
      });
      started.then(resolve, reject).finally(cancel);
    });
  }

  function stop(): void {
    const ending = current;
    current = undefined;
    void ending?.stop().catch(() => undefined);
  }

  function arrived(): void {
    failedRevivals = 0;
    hasRenewed = false;
    isReconnecting = false;
    report('live', 'started');
    void introduce();
    if (viewed !== null) sendViewed();
  }

  /** What cannot be sent now is said again with the next connection. */
  function sendViewed(): void {
    current?.viewClaim(viewed ?? '').catch(() => undefined);
  }

  /** The hub may drop the line before it answers; the next connect asks again (H60). */
  async function introduce(): Promise<void> {
    const mine = generation;
    const asked = current;
    if (asked === undefined) return;
    try {
      await asked.subscribe();
      const id = await asked.connectionId();
      if (mine === generation && asked === current && typeof id === 'string') dependencies.onConnectionId(id);
    } catch {
      return;
    }
  }

  function follow(event: HubEvent): void {
    if (event === 'lost') {
      isReconnecting = true;
      report('reconnecting', recentLosses() > 2 ? 'flapping' : 'lost');
    } else if (event === 'back') arrived();
    else if (isReconnecting) void giveUp();
    else void stayAway();
  }

  /** The library has tried for most of a minute by now. */
  async function giveUp(): Promise<void> {
    failedRevivals = EVERY_MINUTE;
    if (await goOff('lost')) reviveLater();
  }

  /** Closed without being lost first: the hub said not to come back. It may have meant one attempt, so it is asked again. */
  async function stayAway(): Promise<void> {
    failedRevivals = EVERY_MINUTE;
    // The token was renewed when it happened before; sent away each minute, the tab must not renew it each minute.
    if (clock.now() - sentAwayAt < RENEWED_FOR_MS) hasRenewed = true;
    sentAwayAt = clock.now();
    if (await goOff('sent-away')) reviveLater();
  }

  function recentLosses(): number {
    losses = losses.filter((at) => clock.now() - at < FLAP_WINDOW_MS);
    return losses.length;
  }

  /**
   * A refusal looks like a lost network to the library: one refresh tells whether we are still welcome (H10).
   * @returns whether a connection is still wanted, and nothing else has begun in the meantime
   */
  async function goOff(reason: LiveReason): Promise<boolean> {
    const mine = ++generation;
    current = undefined;
    isReconnecting = false;
    report('off', dependencies.isOffline() ? 'offline' : reason);
    if (!hasRenewed) {
      hasRenewed = true;
      await dependencies.renew();
    }
    return mine === generation && isWanted;
  }

  function reviveLater(): void {
    cancelRevival = clock.after(revivalDelay(failedRevivals, random()), () => void start());
    failedRevivals += 1;
  }

  function revive(): void {
    if (isWanted && cancelRevival !== undefined) void start();
  }

  return {
    begin: () => {
      if (isWanted) return;
      isWanted = true;
      losses = [];
      failedRevivals = 0;
      hasRenewed = false;
      void start();
    },
    end: () => {
      if (!isWanted) return;
      isWanted = false;
      generation += 1;
      cancelRevival?.();
      cancelRevival = undefined;
      isReconnecting = false;
      sentAwayAt = Number.NEGATIVE_INFINITY;
      stop();
      report('idle', 'signed-out');
    },
    revive,
    view: (claimId) => {
      if (viewed === claimId) return;
      viewed = claimId;
      sendViewed();
    },
    wake: () => {
      if (isWanted && isReconnecting) {
        isReconnecting = false;
        stop();
        void start();
      } else revive();
    },
  };
}
