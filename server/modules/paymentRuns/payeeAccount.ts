import type { z } from 'zod';
import type { BodyOf } from '../../../contract/endpoint';
import type { savePayeeAccount as saving } from '../../../contract/endpoints/refunds/payeeAccount';
import type { payeeAccount } from '../../../contract/entities/paymentRun';
import { asCompany, isActing, type Decision, refuse } from '../../../domain/permissions';
import { isAccountNumber, isRoutingNumber } from '../../../domain/routingNumber';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { failed, type FieldFailure, type Outcome, refusalOf } from '../../failure';
import type { Sealer } from '../../system/sealer';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { notify } from '../notifications/notify';

export type PayeeAccount = z.output<typeof payeeAccount>;

/** Saying where money goes is the company's own action: refused while an admin acts for it, as passwords are (decision 6). */
const mayChangePayee = (ctx: RequestContext): Decision =>
  isActing(ctx.caller.actor)
    ? refuse('acting-for-company', 'user')
    : asCompany(ctx.caller.actor, ctx.caller.actor.companyId);

/** The account a company's refunds are paid into; null when they come by check. */
export async function findPayeeAccount(queries: Queries, companyId: string): Promise<PayeeAccount | null> {
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
    version: row.version,
  };
}

/** Names or changes the account. Its number is sealed; everybody of the company and those who pay are told. */
export const savePayeeAccount = (
  sealer: Sealer,
  ctx: RequestContext,
  input: BodyOf<typeof saving>,
): Promise<Outcome<PayeeAccount>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayChangePayee(ctx));
    if (refused !== null) return fail(refused);
    const { companyId } = ctx.caller.actor;
    const faults = accountFaults(input);
    if (faults.length > 0) return fail({ kind: 'invalid-input', fields: faults });
    const before = await findPayeeAccount(tx, companyId);
    if ((before?.version ?? null) !== input.version)
      return fail(await staleRecord(tx, { type: 'payeeAccount', id: companyId }, ctx));
    const values = {
      holder: input.holder,
      routing_number: input.routingNumber,
      sealed_account: sealer.seal('bank-account', input.accountNumber),
      last_four: input.accountNumber.slice(-4),
      account_type: input.accountType,
      set_by: ctx.caller.actor.userId,
      set_at: ctx.at,
      version: (before?.version ?? 0) + 1,
    };
    const written = await tx
      .insertInto('payee_account')
      .values({ company_id: companyId, ...values })
      .onConflict((conflict) =>
        conflict
          .column('company_id')
          .doUpdateSet(values)
          .where('payee_account.version', '=', before?.version ?? 0),
      )
      .returning('company_id')
      .executeTakeFirst();
    if (written === undefined)
      return fail(await staleRecord(tx, { type: 'payeeAccount', id: companyId }, ctx));
    await notifyAccountChange(tx, ctx, { lastFour: values.last_four, routingNumber: values.routing_number });
    const saved = await findPayeeAccount(tx, companyId);
    if (saved === null) throw new Error('an account just written is not there');
    return ok(saved);
  });

/** Has refunds paid by check again. */
export const removePayeeAccount = (ctx: RequestContext): Promise<Outcome<null>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayChangePayee(ctx));
    if (refused !== null) return fail(refused);
    const { companyId } = ctx.caller.actor;
    const gone = await tx
      .deleteFrom('payee_account')
      .where('company_id', '=', companyId)
      .returning('company_id')
      .executeTakeFirst();
    if (gone === undefined) return failed('not-found');
    await notifyAccountChange(tx, ctx, { lastFour: null, routingNumber: null });
    return ok(null);
  });

function accountFaults({ routingNumber, accountNumber }: BodyOf<typeof saving>): readonly FieldFailure[] {
  const faults: FieldFailure[] = [];
  if (!isRoutingNumber(routingNumber)) faults.push({ field: 'routingNumber', kind: 'account-routing-wrong' });
  if (!isAccountNumber(accountNumber)) faults.push({ field: 'accountNumber', kind: 'account-number-wrong' });
  return faults;
}

async function notifyAccountChange(
  tx: Tx,
  ctx: RequestContext,
  details: { readonly lastFour: string | null; readonly routingNumber: string | null },
): Promise<void> {
  const { companyId } = ctx.caller.actor;
  const { legal_name: company } = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const notice = {
    kind: 'payee-account-changed',
    values: { company, person: ctx.caller.name },
    touches: [{ type: 'company' as const, id: companyId }],
  } as const;
  const touches = [...notice.touches];
  await notify(tx, ctx, { ...notice, touches, audience: { kind: 'company', companyId } });
  await notify(tx, ctx, {
    ...notice,
    touches,
    audience: { kind: 'roles', roles: ['approver', 'admin'] },
  });
  await appendAudit(tx, ctx, {
    action: 'payee-account-changed',
    subject: { type: 'payeeAccount', id: companyId },
    companyId,
    details,
  });
}
