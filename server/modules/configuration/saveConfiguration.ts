import { sql } from 'kysely';
import { type CalendarDate, dateInZone, startOfDate } from '../../../domain/calendarDate';
import type { ProgramDocument } from '../../../domain/programDocument';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import type { Outcome } from '../../failure';
import type { Clock } from '../../system/clock';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { outdated, type Signed, signedDetails } from '../pendingChanges/askChange';
import type { ConfigurationEditor } from './configurationEditor';
import { configurationDetails, type SaidOfChange } from './configurationDetails';
import { findConfiguration } from './configurationRow';
import { refreshConfiguration } from './announceConfiguration';
import { faultFields, judgeChange } from './judgeChange';
import { findScheduled } from './scheduledRow';

/** One change at a time, so that each is made on the one before it. */
const LOCK = 7_251_400_615;

export const holdConfiguration = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
};

/**
 * The same, for what depends on whether a day has come.
 * @returns the context as of now: who waited for another change decides by the time at which it was over
 */
export async function holdConfigurationNow(
  tx: Tx,
  ctx: RequestContext,
  clock: Clock,
): Promise<RequestContext> {
  await holdConfiguration(tx);
  const at = clock.now();
  return { ...ctx, at, today: dateInZone(at.getTime(), ctx.boardZone) };
}

/** Puts a checked configuration in force, from this moment or from the beginning of a later day on. */
export async function saveConfiguration(
  tx: Tx,
  ctx: RequestContext,
  document: ProgramDocument,
  said: SaidOfChange,
  signed: Signed,
): Promise<void> {
  const { effectiveOn } = said;
  const begins = effectiveOn === undefined ? ctx.at : new Date(startOfDate(effectiveOn, ctx.boardZone));
  const { id } = await tx
    .insertInto('program_configuration')
    .values({
      content: JSON.stringify(document),
      effective_at: begins,
      is_scheduled: effectiveOn !== undefined,
      created_by: signed.proposedBy ?? ctx.caller.actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await appendAudit(tx, ctx, {
    action: 'configuration-changed',
    subject: { type: 'configuration', id },
    companyId: null,
    details: { ...configurationDetails(said), ...signedDetails(signed) },
  });
  await refreshConfiguration(tx, ctx);
}

/** Puts in force what a second administrator confirmed, if it is still made on the configuration in force and nothing stands against it. */
export async function confirmConfiguration(
  clock: Clock,
  tx: Tx,
  asker: RequestContext,
  asked: {
    readonly base: string;
    readonly document: ConfigurationEditor['document'];
    readonly reason: string;
    readonly effectiveOn?: CalendarDate | undefined;
  },
  signed: Signed,
): Promise<Outcome<null>> {
  const ctx = await holdConfigurationNow(tx, asker, clock);
  if ((await findConfiguration(tx, ctx.at)).version !== asked.base) return outdated();
  if ((await findScheduled(tx, ctx.at, ctx.boardZone)) !== null) return outdated();
  // Its day may have come while it waited: then it takes effect with the confirmation, and nothing before it changes.
  const isLater = asked.effectiveOn !== undefined && asked.effectiveOn > ctx.today;
  const effectiveOn = isLater ? asked.effectiveOn : undefined;
  const { changes, faults, document } = await judgeChange(tx, ctx.at, asked.document, effectiveOn ?? null);
  if (faults.length > 0) return fail({ kind: 'invalid-input', fields: faultFields(faults, ctx.language) });
  await saveConfiguration(tx, ctx, document, { reason: asked.reason, changes, effectiveOn }, signed);
  return ok(null);
}
