import { sql } from 'kysely';
import type { ProgramChange } from '../../../domain/programChange';
import type { ProgramDocument } from '../../../domain/programDocument';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import type { Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { outdated, type Signed, signedDetails } from '../pendingChanges/askChange';
import type { ConfigurationEditor } from './configurationEditor';
import { findConfiguration } from './configurationRow';
import { faultFields, judgeChange } from './judgeChange';

/** One change at a time, so that each is made on the one before it. */
const LOCK = 7_251_400_615;

export const holdConfiguration = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
};

/** Puts a checked configuration in force from this moment on. */
export async function saveConfiguration(
  tx: Tx,
  ctx: RequestContext,
  document: ProgramDocument,
  said: { readonly reason: string; readonly changes: readonly ProgramChange[] },
  signed: Signed,
): Promise<void> {
  const { id } = await tx
    .insertInto('program_configuration')
    .values({
      content: JSON.stringify(document),
      effective_at: ctx.at,
      created_by: signed.proposedBy ?? ctx.caller.actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await appendAudit(tx, ctx, {
    action: 'configuration-changed',
    subject: { type: 'configuration', id },
    companyId: null,
    details: { ...said, ...signedDetails(signed) },
  });
}

/** Puts in force what a second administrator confirmed, if it is still made on the configuration in force and nothing stands against it. */
export async function confirmConfiguration(
  tx: Tx,
  ctx: RequestContext,
  asked: {
    readonly base: string;
    readonly document: ConfigurationEditor['document'];
    readonly reason: string;
  },
  signed: Signed,
): Promise<Outcome<null>> {
  await holdConfiguration(tx);
  if ((await findConfiguration(tx, ctx.at)).version !== asked.base) return outdated();
  const { changes, faults, document } = await judgeChange(tx, ctx.at, asked.document);
  if (faults.length > 0) return fail({ kind: 'invalid-input', fields: faultFields(faults, ctx.language) });
  await saveConfiguration(tx, ctx, document, { reason: asked.reason, changes }, signed);
  return ok(null);
}
