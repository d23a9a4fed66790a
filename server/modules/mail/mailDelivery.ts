import type { Database } from '../../db/database';
import type { Clock } from '../../system/clock';
import type { Logger } from '../../system/logger';
import type { Mailer } from '../../system/mailer';
import type { Sealer } from '../../system/sealer';
import { openContent } from './mailContent';
import { abandonMail, markSent, postponeMail, takeDueMail, type DueMail } from './mailQueue';

/** Sends queued emails beside any number of other processes that do the same. */
export interface MailDelivery {
  /** Sends what is due, in the background. */
  wake(): void;
  /** Also looks by itself now and then: for second tries, and for what a process that ended left behind. */
  start(): void;
  /** Ends after the email under way. */
  stop(): Promise<void>;
}

export interface MailDeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly sealer: Sealer;
  /** Null where no relay is configured: emails then stay in the outbox. */
  readonly mailer: Mailer | null;
}

const LOOK_AROUND_MS = 5_000;

export function createMailDelivery(options: MailDeliveryOptions): MailDelivery {
  const { mailer, logger } = options;
  if (mailer === null)
    return { wake: () => undefined, start: () => undefined, stop: () => Promise.resolve() };
  let running: Promise<void> | null = null;
  let asked = 0;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    let served: number;
    do {
      served = asked;
      while (!stopping.signal.aborted && (await deliverOne(options, mailer)));
    } while (served !== asked && !stopping.signal.aborted);
  };
  const wake = (): void => {
    asked += 1;
    if (stopping.signal.aborted || running !== null) return;
    running = run()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'email delivery failed');
      })
      .finally(() => {
        running = null;
      });
  };
  return {
    wake,
    start: () => {
      timer = setInterval(wake, LOOK_AROUND_MS);
      timer.unref();
      wake();
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
      mailer.close();
    },
  };
}

/** Sends one due email; false when there is none. The log names the email's kind, never its reader or content. */
async function deliverOne(
  { database, clock, logger, sealer }: MailDeliveryOptions,
  mailer: Mailer,
): Promise<boolean> {
  const { db } = database;
  const due = await takeDueMail(db, clock.now());
  if (due === null) return false;
  const content = due.content === null ? null : openContent(sealer, due.content);
  if (content === null || due.expires_at <= clock.now()) {
    await abandonMail(db, due.id, clock.now(), content === null ? 'unreadable' : 'expired');
    logger.warn({ mail: due.id, kind: due.kind }, 'an email expired before it was sent');
    return true;
  }
  const outcome = await mailer.send({
    ...content,
    to: due.recipient,
    replyTo: due.reply_to,
    messageId: due.message_id,
  });
  if (outcome.kind === 'sent') {
    await markSent(db, due.id, clock.now());
    logger.info({ mail: due.id, kind: due.kind, tries: due.tries }, 'email sent');
    return true;
  }
  await putAside(db, due, outcome, clock.now());
  logger.warn({ mail: due.id, kind: due.kind, tries: due.tries, outcome: outcome.kind }, 'email not sent');
  return true;
}

async function putAside(
  db: Database['db'],
  due: DueMail,
  outcome: { readonly kind: 'refused' | 'unsent'; readonly problem: string },
  now: Date,
): Promise<void> {
  if (outcome.kind === 'refused') await abandonMail(db, due.id, now, outcome.problem);
  else await postponeMail(db, due, now, outcome.problem);
}
