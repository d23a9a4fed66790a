import { tidyUp } from './housekeeping';
import { tendExemptions } from './modules/exemptions/tendExemptions';
import { postLateCharges } from './modules/ledger/postLateCharges';
import { closePaidClaims } from './modules/refunds/closing/closePaidClaims';
import { matchUnsentLines } from './modules/refunds/unsent/matchUnsentLines';
import { queueNoticeMails } from './modules/notifications/mailNotices';
import { repeat, type Repeated } from './repeat';
import type { Services } from './services';

const HOUR_MS = 3_600_000;
const NOTICES_MS = 5_000;
const UNSENT_LINES_MS = 10_000;

/** All that the passing of time alone brings about. Every process looks; what has to be done is done by one. */
export function startTimedWork(services: Services): Repeated {
  const { database, clock, logger } = services;
  const works = [
    repeat({
      everyMs: HOUR_MS,
      turn: () => tidyUp(database.db, clock.now()),
      logger,
      failed: 'housekeeping failed',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async (signal) => {
        const entered = await postLateCharges(database, clock.now(), signal);
        if (entered > 0) logger.info({ entered }, 'late charges entered');
      },
      logger,
      failed: 'late charges could not be entered; they will be within the hour',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async (signal) => {
        const tended = await tendExemptions(services, clock.now(), signal);
        if (Object.values(tended).some((count) => count > 0)) logger.info(tended, 'certificates moved');
      },
      logger,
      failed: 'certificates could not be looked at; they will be within the hour',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async (signal) => {
        const closed = await closePaidClaims(database, clock.now(), signal);
        if (closed > 0) logger.info({ closed }, 'paid claims closed');
      },
      logger,
      failed: 'paid claims could not be closed; they will be within the hour',
    }),
    repeat({
      everyMs: UNSENT_LINES_MS,
      turn: async (signal) => {
        const claims = await matchUnsentLines(database, clock.now(), signal);
        if (claims > 0) logger.info({ claims }, 'claimed lines matched with what Customs has sent');
      },
      logger,
      failed: 'claimed lines could not be matched with what Customs has sent; they will be tried again',
    }),
    repeat({
      everyMs: NOTICES_MS,
      turn: async () => {
        await queueNoticeMails(services, clock.now());
      },
      logger,
      failed: 'notices could not be written as mail; they will be tried again',
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
}
