import { COMPANY_KINDS } from '../../../contract/entities/company';
import type { ChangeRequest } from '../../../contract/entities/companyAdmin';
import { mayManageCompanies } from '../../../domain/companyPermissions';
import { refuse } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { notify } from '../notifications/notify';
import { readValue } from './askForChange';
import { assignNumber } from './changeImporterNumbers';
import { lockChangeRequest, requestOf, type ChangeRequestRow } from './changeRequestRow';

interface Decision {
  readonly id: string;
  readonly version: number;
  readonly isAccepted: boolean;
  readonly answer: string;
}

/** Accepts or refuses what a company asks for. Accepting makes the change in the same transaction; refusing says why. */
export const decideChangeRequest = (ctx: RequestContext, input: Decision): Promise<Outcome<ChangeRequest>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const refused = refusalOf(mayManageCompanies(actor));
    if (refused !== null) return fail(refused);
    const row = await lockChangeRequest(tx, input.id);
    if (row === undefined) return failed('not-found');
    if (row.status !== 'waiting') return failed('change-decided');
    if (row.version !== input.version)
      return fail(await staleRecord(tx, { type: 'company-change', id: row.id }, ctx));
    const own = row.asked_by === actor.userId ? refusalOf(refuse('filed-by-you', 'admin')) : null;
    if (own !== null) return fail(own);
    if (!input.isAccepted && input.answer === '') return fieldFailed('answer', 'reason-needed');
    const made = input.isAccepted ? await makeChange(tx, ctx, row) : ok({});
    if (!made.ok) return made;
    await tx
      .updateTable('company_change_request')
      .set({
        status: input.isAccepted ? 'accepted' : 'refused',
        decided_by: actor.userId,
        decided_at: ctx.at,
        answer: input.answer,
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute();
    await notify(tx, ctx, {
      kind: input.isAccepted ? 'company-change-accepted' : 'company-change-refused',
      values: { answer: input.answer },
      audience: { kind: 'company', companyId: row.company_id },
      touches: [{ type: 'company', id: row.company_id }],
      isDanger: !input.isAccepted,
    });
    await appendAudit(tx, ctx, {
      action: input.isAccepted ? 'company-change-accepted' : 'company-change-refused',
      subject: { type: 'company-change', id: row.id },
      companyId: row.company_id,
      details: { field: row.field, answer: input.answer, ...made.value },
    });
    return ok(await requestOf(tx, row.id));
  });

async function makeChange(
  tx: Tx,
  ctx: RequestContext,
  row: ChangeRequestRow,
): Promise<Outcome<Readonly<Record<string, unknown>>>> {
  const company = await tx
    .selectFrom('company')
    .select(['country', 'version', 'legal_name', 'kind'])
    .where('id', '=', row.company_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const value = readValue({ field: row.field, newValue: row.new_value }, company.country);
  if (!value.ok) return value;
  const version = company.version + 1;
  const change = tx.updateTable('company').where('id', '=', row.company_id);
  switch (row.field) {
    case 'legalName':
      await change.set({ legal_name: value.value, version }).execute();
      return ok({ before: company.legal_name, after: value.value });
    case 'taxId':
      await change.set({ tax_id: value.value, version }).execute();
      return ok({});
    case 'kind': {
      const kind = COMPANY_KINDS.find((known) => known === value.value);
      if (kind === undefined) return fieldFailed('newValue', 'field-invalid');
      await change.set({ kind, version }).execute();
      return ok({ before: company.kind, after: kind });
    }
    case 'importerNumber': {
      const assigned = await assignNumber(tx, ctx, row.company_id, value.value);
      if (!assigned.ok) return assigned;
      await change.set({ version }).execute();
      return ok(assigned.value);
    }
  }
}
