import { COMPANY_KINDS } from '../../../contract/entities/company';
import type { ChangeRequest } from '../../../contract/entities/companyAdmin';
import { parseImporterNumber } from '../../../domain/importerNumber';
import { mayAskForChange } from '../../../domain/companyPermissions';
import { asCompany, companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { readTaxNumber } from '../../../domain/taxNumber';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { maskedTaxId } from './companyProfile';
import { staleRecord } from '../identity/staleRecord';
import { notify } from '../notifications/notify';
import { lockChangeRequest, requestOf } from './changeRequestRow';

interface AskForChange {
  readonly field: ChangeRequest['field'];
  readonly newValue: string;
  readonly reason: string;
}

/** Asks the board to change what a company may not change itself; one request of a field waits at a time. */
export const askForChange = (ctx: RequestContext, input: AskForChange): Promise<Outcome<ChangeRequest>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const companyId = companyOf(actor);
    const refused = refusalOf(mayAskForChange(actor));
    if (refused !== null) return fail(refused);
    const company = await tx
      .selectFrom('company')
      .select(['legal_name', 'kind', 'tax_id', 'country'])
      .where('id', '=', companyId)
      .where('is_board', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (company === undefined) return failed('not-found');
    const value = readValue(input, company.country);
    if (!value.ok) return value;
    const now = {
      legalName: company.legal_name,
      kind: company.kind,
      taxId: company.tax_id,
      importerNumber: null,
    };
    if (now[input.field] === value.value) return fieldFailed('newValue', 'change-unchanged');
    if (await isWaiting(tx, companyId, input.field)) return failed('change-waits');
    // The request outlives today; a tax number stands in it only as far as its owner sees it.
    const old =
      input.field === 'taxId' && company.tax_id !== null ? maskedTaxId(company.tax_id) : now[input.field];
    const { id } = await tx
      .insertInto('company_change_request')
      .values({
        company_id: companyId,
        field: input.field,
        old_value: old,
        new_value: value.value,
        reason: input.reason,
        status: 'waiting',
        asked_by: actor.userId,
        asked_at: ctx.at,
        decided_by: null,
        decided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await notify(tx, ctx, {
      kind: 'company-change-asked',
      values: { company: company.legal_name },
      audience: { kind: 'roles', roles: ['admin'] },
      touches: [{ type: 'company', id: companyId }],
    });
    await appendAudit(tx, ctx, {
      action: 'company-change-asked',
      subject: { type: 'company-change', id },
      companyId,
      details: { field: input.field, reason: input.reason },
    });
    return ok(await requestOf(tx, id));
  });

/** The value as it would be kept. */
export function readValue(
  { field, newValue }: Pick<AskForChange, 'field' | 'newValue'>,
  country: string,
): Outcome<string> {
  if (field === 'kind')
    return COMPANY_KINDS.some((kind) => kind === newValue)
      ? ok(newValue)
      : fieldFailed('newValue', 'field-invalid');
  if (field === 'taxId') {
    const taxNumber = readTaxNumber(newValue, country);
    return taxNumber === null ? fieldFailed('newValue', 'tax-id-invalid') : ok(taxNumber);
  }
  if (field !== 'importerNumber') return ok(newValue);
  const number = parseImporterNumber(newValue);
  return number.ok ? ok(number.value.number) : fieldFailed('newValue', 'importer-number-invalid');
}

async function isWaiting(tx: Tx, companyId: string, field: ChangeRequest['field']): Promise<boolean> {
  const row = await tx
    .selectFrom('company_change_request')
    .select('id')
    .where('company_id', '=', companyId)
    .where('field', '=', field)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a waiting request back. */
export const withdrawChangeRequest = (
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number },
): Promise<Outcome<ChangeRequest>> =>
  ctx.transact(async (tx) => {
    const row = await lockChangeRequest(tx, input.id);
    if (row === undefined) return failed('not-found');
    const refused = refusalOf(asCompany(ctx.caller.actor, row.company_id, 'sign'));
    if (refused !== null) return fail(refused);
    if (row.status !== 'waiting') return failed('change-decided');
    if (row.version !== input.version)
      return fail(await staleRecord(tx, { type: 'company-change', id: row.id }, ctx));
    await tx
      .updateTable('company_change_request')
      .set({ status: 'withdrawn', decided_at: ctx.at, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute();
    await appendAudit(tx, ctx, {
      action: 'company-change-withdrawn',
      subject: { type: 'company-change', id: row.id },
      companyId: row.company_id,
      details: { field: row.field },
    });
    return ok(await requestOf(tx, row.id));
  });
