import type { BodyOf } from '../../../contract/endpoint';
import type { answerRefund, submitRefund } from '../../../contract/endpoints/refunds/actions';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';

/** A claim as the company sends it. */
export type ClaimSubmission = BodyOf<typeof submitRefund>;

/** What may change when a returned claim is sent again. */
export type ClaimContent = Omit<BodyOf<typeof answerRefund>, 'version' | 'comment'>;

export interface ClaimOf {
  readonly companyId: string;
  readonly fiscalYear: number;
  readonly reason: ClaimSubmission['reason'];
  readonly importerNumber: string;
  /** The claim itself when it is sent again; null when it is new. */
  readonly claimId: string | null;
}

/**
 * The kinds of the documents a claim names and already has, or null when one of them is not the company's or belongs to another
 * record.
 */
export async function findEvidenceKinds(
  queries: Queries,
  target: ClaimOf,
  documentIds: readonly string[],
): Promise<readonly string[] | null> {
  const distinct = [...new Set(documentIds)];
  if (!distinct.every(isRowId)) return null;
  const rows = await queries
    .selectFrom('document')
    .select(['id', 'kind'])
    .where('company_id', '=', target.companyId)
    .where((where) => {
      const own = where.and([where('owner_type', '=', 'refund'), where('owner_id', '=', target.claimId)]);
      const free = where.and([where('owner_id', 'is', null), where('id', 'in', ['0', ...distinct])]);
      return where.or([own, free]);
    })
    .execute();
  const found = new Set(rows.map((row) => row.id));
  return distinct.every((id) => found.has(id)) ? rows.map((row) => row.kind) : null;
}

/** Whether the company holds, or held, a certificate of this number. */
export async function holdsCertificate(
  queries: Queries,
  companyId: string,
  number: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('exemption')
    .select('id')
    .where('company_id', '=', companyId)
    .where('certificate_number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an importer number is one of the company's. */
export async function hasImporterNumber(
  queries: Queries,
  companyId: string,
  number: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('importer_number')
    .select('number')
    .where('company_id', '=', companyId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}
