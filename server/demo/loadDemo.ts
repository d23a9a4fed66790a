import { sql } from 'kysely';
import { addMonths, dateInZone } from '../../domain/calendarDate';
import type { Program } from '../../domain/program';
import type { Queries } from '../db/tables';
import { inTransaction } from '../db/transaction';
import { appendAudit } from '../modules/audit/appendAudit';
import { programInForce } from '../modules/configuration/programInForce';
import { register } from '../modules/registrations/register';
import { readNotifications } from '../modules/notifications/readNotifications';
import type { Services } from '../services';
import { amendmentEvents } from './demoAmendments';
import { BEGUN, createCast } from './createCast';
import { companyChangeEvents } from './demoCompanyChanges';
import { APPLICANT, PEOPLE } from './demoCast';
import { configurationEvents } from './demoConfiguration';
import { loadCustomsFiles, MONTHS } from './demoCustoms';
import { actionIn, playEvents, type Scene } from './demoEvents';
import { exemptionEvents } from './demoExemptions';
import { messageEvents } from './demoMessages';
import { exceptionEvents } from './demoRefundYears';
import { paymentRunEvents } from './demoPaymentRuns';
import { paymentEvents } from './demoPayments';
import { refundEvents } from './demoRefunds';
import { reportEvents } from './demoReports';
import { findCast, officeTime } from './demoStage';

export interface DemoOptions extends Services {
  /** Told how far it is, in sentences. */
  readonly log: (sentence: string) => void;
}

/** `loaded` now or before; or there was other data, or none is wanted (production). */
export interface DemoResult {
  readonly kind: 'loaded' | 'already-loaded' | 'other-data' | 'not-wanted';
}

const LOADED = 'demonstration-loaded';
const LOCK = 7_251_400_613;
/** What happened in the last days stays unread, so that somebody who signs in sees news. */
const UNREAD_DAYS = 4;

/**
 * Fills an empty database with the demonstration: an invented board, twelve companies and two years of their work up to now, done
 * by the use cases themselves. Done once: a second call finds it there, a call after an interrupted one goes on where that stood,
 * and of several processes one does it while the others wait.
 */
export async function loadDemo(options: DemoOptions): Promise<DemoResult> {
  const { database, config } = options;
  const password = config.demoPassword;
  if (password === null) return { kind: 'not-wanted' };
  return database.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(holder);
    try {
      return await loadOnce(options, password);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(holder);
    }
  });
}

async function loadOnce(options: DemoOptions, password: string): Promise<DemoResult> {
  const { database, clock, config, hasher, log } = options;
  if (await hasMark(database.db, LOADED)) return { kind: 'already-loaded' };
  const now = clock.now();
  const begin = officeTime(addMonths(dateInZone(now.getTime(), config.boardZone), -MONTHS - 2), 0);
  if (!(await hasMark(database.db, BEGUN))) {
    if (await hasCompanies(database.db)) return { kind: 'other-data' };
    log('Loading demonstration data: the board, companies, and people');
    const hash = await hasher.hash(password);
    await inTransaction(database, (tx) => createCast(tx, begin, hash, config.boardZone));
  }
  const program = await programInForce(database.db, now);
  const cast = await findCast(database.db);
  await loadCustomsFiles({ database, program, now, cast, log });
  log('Loading demonstration data: reports, certificates, and refund claims');
  await applyForRegistration(options, now);
  await playHistory(options, program, now);
  return { kind: 'loaded' };
}

/** The twelfth company asks to be registered, as anybody can; a second time changes nothing. */
async function applyForRegistration(options: DemoOptions, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 2 * 86_400_000);
  const source = { address: null, reference: null, userAgent: 'demonstration data' };
  const { boardZone } = options.config;
  const today = dateInZone(at.getTime(), boardZone);
  await register(options, APPLICANT, { source, at, today, boardZone, language: 'en' });
}

/** Everything but the Customs files, all of it or nothing. */
async function playHistory(options: DemoOptions, program: Program, now: Date): Promise<void> {
  const { database, log } = options;
  const newsFrom = new Date(now.getTime() - UNREAD_DAYS * 86_400_000);
  const events = [
    ...reportEvents(program, now),
    ...amendmentEvents(program, now),
    ...exemptionEvents(program, now),
    ...companyChangeEvents(program, now),
    ...refundEvents(program, now),
    ...paymentRunEvents(program, now),
    ...exceptionEvents(program, now),
    ...paymentEvents(program, now),
    ...configurationEvents(program, now),
    ...messageEvents(program, now),
    { at: newsFrom, run: readEverything(newsFrom) },
  ];
  await inTransaction(database, async (tx) => {
    const scene = { services: options, tx, cast: await findCast(tx), program };
    const played = await playEvents(scene, events, now);
    await appendAudit(
      tx,
      { caller: null, source: null, at: now },
      {
        action: LOADED,
        subject: { type: 'database', id: null },
        companyId: null,
        details: { events: played },
      },
    );
    log(`Loading demonstration data: ${played} actions done`);
  });
}

/** Everybody has read what came up to a time. */
const readEverything = (at: Date) => async (scene: Scene) => {
  for (const { email } of PEOPLE) await readNotifications(scene.tx, actionIn(scene, email, at), null);
  return [];
};

async function hasMark(queries: Queries, action: string): Promise<boolean> {
  const row = await queries
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', action)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasCompanies(queries: Queries): Promise<boolean> {
  const row = await queries.selectFrom('company').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
