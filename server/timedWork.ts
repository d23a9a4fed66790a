import { tidyUp } from './housekeeping';
import { writeAuditHead } from './modules/audit/auditHead';
import { chainWaiting } from './modules/audit/chainWaiting';
import { announceConfiguration } from './modules/configuration/announceConfiguration';
import { updateExemptions } from './modules/exemptions/updateExemptions';
import { postLateCharges } from './modules/ledger/postLateCharges';
import { closePaidClaims } from './modules/refunds/closing/closePaidClaims';
import { announceAlone } from './modules/pendingChanges/announceAlone';
import { workOnRuns } from './modules/refunds/annualRun/workOnRuns';
import { noticeRefunds } from './modules/refunds/noticeRefunds';
import { noticeReports } from './modules/reports/noticeReports';
import { refreshOpenRisk } from './modules/refunds/risk/refreshOpenRisk';
import { matchPendingLines } from './modules/refunds/pendingLines/matchPendingLines';
import { queueNoticeMails } from './modules/notifications/mailNotices';
import { repeat, type Repeated } from './repeat';
import type { Services } from './services';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const WAITING_AUDIT_MS = 2_000;
const ANNUAL_RUN_MS = 2_000;
const NOTICES_MS = 5_000;
const PENDING_LINES_MS = 10_000;

/** All that the passing of time alone brings about. Every process looks; what has to be done is done by one. */
export function startTimedWork(services: Services): Repeated {
  const { database, clock, logger } = services;
  const works = [
    repeat({
      everyMs: HOUR_MS,
      turn: () => tidyUp(database, clock.now()),
      logger,
      failed: 'housekeeping failed',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async (signal) => {
        const entered = await postLateCharges(database, clock.now(), signal);
        if (entered > 0) logger.info({ entered }, 'late charges recorded');
      },
      logger,
      failed: 'late charges were not recorded; retrying within the hour',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async (signal) => {
        const tended = await updateExemptions(services, clock.now(), signal);
        if (Object.values(tended).some((count) => count > 0)) logger.info(tended, 'certificates updated');
      },
      logger,
      failed: 'certificates were not checked; retrying within the hour',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async (signal) => {
        const closed = await closePaidClaims(database, clock.now(), signal);
        if (closed > 0) logger.info({ closed }, 'paid claims closed');
      },
      logger,
      failed: 'paid claims were not closed; retrying within the hour',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: (signal) => refreshOpenRisk(database, clock.now(), signal),
      logger,
      failed: 'the risk of open claims was not refreshed; retrying within the hour',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async (signal) => {
        const sent = await noticeReports(database, clock.now(), signal);
        if (sent > 0) logger.info({ sent }, 'companies notified of reports due soon');
      },
      logger,
      failed: 'companies were not notified of reports due soon; retrying within the hour',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async (signal) => {
        const sent = await noticeRefunds(database, clock.now(), signal);
        if (sent > 0) logger.info({ sent }, 'companies notified of refunds before their last day');
      },
      logger,
      failed: 'not all companies were notified of refunds before their last day; retrying within the hour',
    }),
    repeat({
      everyMs: ANNUAL_RUN_MS,
      turn: async (signal) => {
        const importers = await workOnRuns(database, clock.now(), signal);
        if (importers > 0) logger.info({ importers }, 'importers of an annual run calculated or written to');
      },
      logger,
      failed: 'not all importers of an annual run were calculated or written to',
    }),
    repeat({
      everyMs: PENDING_LINES_MS,
      turn: async (signal) => {
        const claims = await matchPendingLines(database, clock.now(), signal);
        if (claims > 0) logger.info({ claims }, 'pending claim lines matched with Customs data');
      },
      logger,
      failed: 'pending claim lines were not matched with Customs data; retrying',
    }),
    repeat({
      everyMs: HOUR_MS,
      turn: async () => {
        const head = await writeAuditHead(services, clock.now());
        if (head !== null) logger.info({ head }, 'audit head of the day written');
      },
      logger,
      failed: 'the audit head of the day was not written; retrying within the hour',
    }),
    repeat({
      everyMs: MINUTE_MS,
      turn: async () => {
        const announced = await announceAlone(database, clock.now());
        if (announced > 0)
          logger.info({ announced }, 'administrators notified of changes made by one of them');
      },
      logger,
      failed: 'administrators were not notified of changes made by one of them; retrying',
    }),
    repeat({
      everyMs: MINUTE_MS,
      turn: async () => {
        const begun = await announceConfiguration(database, clock.now());
        if (begun > 0) logger.info({ begun }, 'scheduled configuration in effect');
      },
      logger,
      failed: 'notifications of a scheduled configuration were not sent; retrying',
    }),
    repeat({
      everyMs: WAITING_AUDIT_MS,
      turn: async () => {
        await chainWaiting(database, clock.now());
      },
      logger,
      failed: 'audit entries still wait for their place in the chain; retrying',
    }),
    repeat({
      everyMs: NOTICES_MS,
      turn: async () => {
        await queueNoticeMails(services, clock.now());
      },
      logger,
      failed: 'notification emails were not queued; retrying',
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
}
