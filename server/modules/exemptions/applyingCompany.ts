import type { Queries } from '../../db/tables';

export interface ApplyingCompany {
  readonly companyId: string;
  readonly name: string;
  /** Whether it makes nothing itself, so that the Customs data show all its quantities. */
  readonly importsOnly: boolean;
}

/** A company as it applies for an exemption, or null: the board itself applies for none. */
export async function findApplyingCompany(
  queries: Queries,
  companyId: string,
): Promise<ApplyingCompany | null> {
  const row = await queries
    .selectFrom('company')
    .select(['id', 'legal_name', 'kind'])
    .where('id', '=', companyId)
    .where('is_board', '=', false)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { companyId: row.id, name: row.legal_name, importsOnly: row.kind === 'IMPORTER' };
}
