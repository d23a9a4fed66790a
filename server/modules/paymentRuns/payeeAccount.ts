import type { z } from 'zod';
import type { BodyOf } from '../../../contract/endpoint';
import type { savePayeeAccount as saving } from '../../../contract/endpoints/paymentRuns/payeeAccount';
import type { payeeAccount } from '../../../contract/entities/paymentRun';
import { type CalendarDate, calendarDate, dateInZone } from '../../../domain/calendarDate';
import { mayChangePayee } from '../../../domain/companyPermissions';
import { bankLetters } from '../../../domain/nachaFields';
import { payableFrom } from '../../../domain/newAccount';
import { isAccountNumber, isRoutingNumber } from '../../../domain/routingNumber';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { failed, type FieldFailure, type Outcome, refusalOf } from '../../failure';
import type { Services } from '../../services';
import { type IdentityProof, withConfirmedIdentity } from '../account/confirmIdentity';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { announceAccount } from '../notifications/announceAccount';
import { refreshRiskOfCompany } from '../refunds/risk/refreshRisk';

export type PayeeAccount = z.output<typeof payeeAccount>;

/** When an account is looked at, and how many business days a new one waits. */
export interface AccountReader {
  readonly today: CalendarDate;
  readonly boardZone: string;
  readonly waitDays: number;
}

/** The account a company's refunds are paid into; null when they come by check. */
export async function findPayeeAccount(
  queries: Queries,
  { today, boardZone, waitDays }: AccountReader,
  companyId: string,
): Promise<PayeeAccount | null> {
  const row = await queries
    .selectFrom('payee_account')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    holder: row.holder,
    routingNumber: row.routing_number,
    lastFour: row.last_four,
    accountType: row.account_type,
    setAt: row.set_at.toISOString(),
    payableFrom: payableFrom(dateInZone(row.set_at.getTime(), boardZone), waitDays, today),
    version: row.version,
  };
}

/**
 * Names or changes the account, once the person has shown again who they are. Its number is sealed; everybody of the company and
 * those who pay are told, and nothing is paid into it before the waiting period is over.
 */
export async function savePayeeAccount(
  services: Services,
  ctx: RequestContext,
  { proof, ...input }: BodyOf<typeof saving>,
): Promise<Outcome<PayeeAccount>> {
  const refused = refusalOf(mayChangePayee(ctx.caller.actor));
  if (refused !== null) return fail(refused);
  const faults = accountFaults(input);
  if (faults.length > 0) return fail({ kind: 'invalid-input', fields: faults });
  const reader = { ...ctx, waitDays: services.config.payeeWaitDays };
  const { companyId } = ctx.caller.actor;
  const now = await findPayeeAccount(services.database.db, reader, companyId);
  // Before a code is used up for nothing.
  if ((now?.version ?? null) !== input.version) return stale(ctx);
  return withConfirmedIdentity(services, ctx, proof, (tx) => write(services, tx, ctx, reader, input));
}

async function write(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  reader: AccountReader,
  input: Omit<BodyOf<typeof saving>, 'proof'>,
): Promise<Outcome<PayeeAccount>> {
  const { companyId } = ctx.caller.actor;
  const before = input.version ?? 0;
  const values = {
    holder: input.holder,
    routing_number: input.routingNumber,
    sealed_account: services.sealer.seal('bank-account', input.accountNumber),
    last_four: input.accountNumber.slice(-4),
    account_type: input.accountType,
    set_by: ctx.caller.actor.userId,
    set_at: ctx.at,
    version: before + 1,
  };
  const written = await tx
    .insertInto('payee_account')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet(values).where('payee_account.version', '=', before),
    )
    .returning('company_id')
    .executeTakeFirst();
  if (written === undefined) return fail(await staleRecord(tx, { type: 'payeeAccount', id: companyId }, ctx));
  const saved = await findPayeeAccount(tx, reader, companyId);
  if (saved === null) throw new Error('an account just written is not there');
  await announce(services, tx, ctx, saved);
  return ok(saved);
}

const stale = (ctx: RequestContext): Promise<Outcome<never>> =>
  ctx.transact(async (tx) =>
    fail(await staleRecord(tx, { type: 'payeeAccount', id: ctx.caller.actor.companyId }, ctx)),
  );

/** Has refunds paid by check again, once the person has shown again who they are. */
export async function removePayeeAccount(
  services: Services,
  ctx: RequestContext,
  proof: IdentityProof,
): Promise<Outcome<null>> {
  const refused = refusalOf(mayChangePayee(ctx.caller.actor));
  if (refused !== null) return fail(refused);
  return withConfirmedIdentity(services, ctx, proof, async (tx) => {
    const gone = await tx
      .deleteFrom('payee_account')
      .where('company_id', '=', ctx.caller.actor.companyId)
      .returning('company_id')
      .executeTakeFirst();
    if (gone === undefined) return failed('not-found');
    await announce(services, tx, ctx, null);
    return ok(null);
  });
}

function accountFaults({
  holder,
  routingNumber,
  accountNumber,
}: Pick<BodyOf<typeof saving>, 'holder' | 'routingNumber' | 'accountNumber'>): readonly FieldFailure[] {
  const faults: FieldFailure[] = [];
  if (!isRoutingNumber(routingNumber)) faults.push({ field: 'routingNumber', kind: 'account-routing-wrong' });
  if (!isAccountNumber(accountNumber)) faults.push({ field: 'accountNumber', kind: 'account-number-wrong' });
  if (bankLetters(holder) === null) faults.push({ field: 'holder', kind: 'account-holder-letters' });
  return faults;
}

async function announce(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  account: PayeeAccount | null,
): Promise<void> {
  const { companyId } = ctx.caller.actor;
  const { legal_name: companyName } = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const from = account?.payableFrom ?? null;
  await refreshRiskOfCompany(tx, ctx.at, companyId);
  await announceAccount(services, tx, ctx, {
    companyId,
    companyName,
    lastFour: account?.lastFour ?? null,
    payableFrom: from === null ? null : calendarDate(from),
  });
  await appendAudit(tx, ctx, {
    action: 'payee-account-changed',
    subject: { type: 'payeeAccount', id: companyId },
    companyId,
    details: {
      lastFour: account?.lastFour ?? null,
      routingNumber: account?.routingNumber ?? null,
      payableFrom: from,
    },
  });
}
