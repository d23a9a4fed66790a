import type { Server } from 'node:http';
import type { ClientConfig } from 'pg';
import { listen, notify } from './db/listen';
import { createHub, type Hub, type HubLimits } from './hub/hub';
import { parseNews } from './hub/presenceNews';
import { countByAddress } from './hub/countByAddress';
import { senderAddress } from './hub/senderAddress';
import { attachHub } from './hub/upgrade';
import { ACCESS_CHANNEL } from './modules/users/accessChanges';
import { admitToLive, findLiveReaders } from './modules/identity/liveAccess';
import { isInAudience, type LiveReader, silenced, withoutAlert } from './modules/notifications/liveMessage';
import { createNotificationFeed, newestEventId } from './modules/notifications/notificationFeed';
import { NOTIFICATION_CHANNEL } from './modules/notifications/notify';
import type { Services } from './services';

export interface Live {
  readonly hub: Hub;
  close(): Promise<void>;
}

/** Every process tells the others who has which claim open. */
const PRESENCE_CHANNEL = 'northwood_presence';

const MAX_MESSAGE_BYTES = 32 * 1024;
const MESSAGES_PER_TEN_SECONDS = 3_000;
const CONNECTIONS_IN_ALL = 10_000;

export const hubLimitsOf = (config: Services['config']): HubLimits => ({
  ...config.hub,
  maxMessageBytes: MAX_MESSAGE_BYTES,
  messagesPerTenSeconds: MESSAGES_PER_TEN_SECONDS,
  connections: CONNECTIONS_IN_ALL,
});

/**
 * Puts the hub on a server and connects it with the database: what any process commits reaches the staff connected to this one.
 * @param listener connection for LISTEN; it stays open
 */
export async function startLive(
  services: Services,
  server: Server,
  listener: ClientConfig,
  isAllowedOrigin: (origin: string) => boolean,
): Promise<Live> {
  const { database, clock, signer, logger } = services;
  const { db } = database;
  const failed = (error: unknown) => {
    logger.error({ err: error }, 'live connection failed');
  };
  const hub = createHub({
    limits: hubLimitsOf(services.config),
    clock,
    findReaders: (sessionIds) => findLiveReaders(db, sessionIds, clock.now()),
    failed,
    publishPresence: (news) => {
      notify(db, PRESENCE_CHANNEL, JSON.stringify(news)).catch(failed);
    },
  });
  const feed = createNotificationFeed(
    db,
    await newestEventId(db),
    ({ messages, audience, silentFor, onClaimPage }) => {
      const isSeen = (viewing: string | null): boolean => onClaimPage !== null && viewing === onClaimPage;
      const hears = (reader: LiveReader): boolean =>
        isInAudience(audience, reader) && !silentFor.has(reader.userId);
      hub.broadcast(messages, (reader, viewing) => hears(reader) && !isSeen(viewing));
      if (onClaimPage !== null)
        hub.broadcast(withoutAlert(messages), (reader, viewing) => hears(reader) && isSeen(viewing));
      if (silentFor.size > 0)
        hub.broadcast(
          silenced(messages),
          (reader) => isInAudience(audience, reader) && silentFor.has(reader.userId),
        );
    },
    failed,
  );
  const listening = await listen(listener, [NOTIFICATION_CHANNEL, ACCESS_CHANNEL, PRESENCE_CHANNEL], {
    notified: (channel, payload) => {
      if (channel === NOTIFICATION_CHANNEL) feed.announced(payload);
      else if (channel === PRESENCE_CHANNEL) {
        const news = parseNews(payload);
        if (news !== null) hub.handlePresence(news);
      } else hub.accessChanged(payload);
    },
    reconnected: () => {
      feed.catchUp();
    },
    lost: (error) => {
      logger.warn({ err: error }, 'listener connection lost, reconnecting');
    },
  });
  // What was committed between reading the newest id and listening.
  feed.catchUp();
  attachHub(server, {
    hub,
    admit: (token) => admitToLive(db, signer, token, clock.now()),
    isAllowedOrigin,
    failed,
    addressOf: senderAddress(services.config.trustedProxies),
    isWithinRate: countByAddress(services.config.hub.upgradesPerMinute, clock),
    logger,
  });
  return {
    hub,
    close: async () => {
      await hub.close();
      await listening.close();
      await feed.settled();
    },
  };
}
