import { sql, type SqlBool } from 'kysely';
import { mayListCompanies } from '../../../domain/companyPermissions';
import type { CorrectionKind, CorrectionState } from '../../../domain/correction';
import { fail, ok } from '../../../domain/result';
import { containsText } from '../../db/containsText';
import { listPage, type ListPage, type ListQuery } from '../../db/list';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type Correction, loadCorrections } from './loadCorrections';

export interface CorrectionFilter extends ListQuery {
  readonly kind?: readonly CorrectionKind[] | undefined;
  readonly state?: readonly CorrectionState[] | undefined;
  readonly companyId?: string | undefined;
  /** A part of the report's or exemption's number, or of the company's name. */
  readonly q?: string | undefined;
}

/** Of the report, or of the exemption whose closed year it is about. */
const NUMBER = sql<string>`coalesce(report.number, exemption.number)`;

const SORTS: Readonly<Record<string, SortKey>> = {
  proposedAt: columnKey('correction.proposed_at', 'timestamptz'),
  companyName: textKey('company.legal_name'),
  amount: columnKey('correction.amount', 'numeric'),
  reportNumber: { expression: NUMBER, type: 'text', nullable: false },
};

/** Write-offs and voided reports of all companies, those that wait for a second person among them. */
export async function listCorrections(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
  filter: CorrectionFilter,
): Promise<Outcome<ListPage<Correction>>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  let matching = queries
    .selectFrom('account_correction as correction')
    .leftJoin('assessment_report as report', 'report.id', 'correction.report_id')
    .leftJoin('exemption', 'exemption.id', 'correction.exemption_id')
    .innerJoin('company', 'company.id', 'correction.company_id');
  if (filter.kind?.length) matching = matching.where('correction.kind', 'in', filter.kind);
  if (filter.state?.length) matching = matching.where('correction.state', 'in', filter.state);
  if (filter.companyId !== undefined)
    matching = matching.where('correction.company_id', '=', filter.companyId);
  if (filter.q !== undefined && filter.q !== '')
    matching = matching.where(
      sql<SqlBool>`(${containsText(NUMBER, filter.q)} or ${containsText('company.legal_name', filter.q)})`,
    );
  return ok(
    await listPage(
      {
        matching,
        id: 'correction.id',
        sorts: SORTS,
        load: (ids) => loadCorrections(queries, ids),
        idOf: (row: Correction) => row.id,
      },
      filter,
    ),
  );
}
