import { sql } from 'kysely';
import type { UnmatchedImporter } from '../../../../contract/entities/customsImporter';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { suggestCompanies } from '../../../../domain/importerMatch';
import type { Actor } from '../../../../domain/permissions';
import { fail, ok } from '../../../../domain/result';
import { containsText } from '../../../db/containsText';
import type { ListPage, ListQuery } from '../../../db/list';
import { createRememberLines } from '../../../db/rememberLines';
import type { Queries } from '../../../db/tables';
import { type Outcome, refusalOf } from '../../../failure';
import { findApplicants } from './findApplicants';
import { findHolders } from './findHolders';

const ORDERS: Readonly<Record<string, string>> = {
  amountCollected: 'importer.amount',
  lines: 'importer.lines',
  quantity: 'importer.quantity',
  firstEntry: 'importer.first_entry',
  lastEntry: 'importer.last_entry',
  importerName: 'sort_text(importer.name)',
  importerNumber: 'importer.number',
};

interface UnmatchedQuery extends ListQuery {
  /** A part of the number or of the name. */
  readonly q?: string | undefined;
  /** Counts lines of this year alone. */
  readonly fiscalYear?: number | undefined;
}

interface Group {
  readonly number: string;
  readonly name: string;
  readonly other_names: number;
  readonly lines: number;
  readonly quantity: string;
  readonly amount: string;
  readonly first_entry: string;
  readonly last_entry: string;
  readonly total: number;
}

interface FoundGroups {
  readonly groups: readonly Group[];
  readonly total: number;
}

/** Lists importer numbers nobody has been given, with their lines together and the companies they could belong to. */
export function createListUnmatched(
  db: Queries,
): (actor: Actor, query: UnmatchedQuery) => Promise<Outcome<ListPage<UnmatchedImporter>>> {
  const remember = createRememberLines<FoundGroups>(db);
  return async (actor, query) => {
    const refusal = refusalOf(maySeeCustoms(actor));
    if (refusal !== null) return fail(refusal);
    const { page, pageSize, sort, q = '', fiscalYear = 0 } = query;
    const [{ groups, total }, holders, applicants] = await Promise.all([
      remember(JSON.stringify([page, pageSize, sort, q, fiscalYear]), () => findCounted(db, query)),
      findHolders(db),
      findApplicants(db),
    ]);
    return ok({
      rows: groups.map((group) => ({
        importerNumber: group.number,
        importerName: group.name,
        otherNames: group.other_names,
        lines: group.lines,
        quantity: group.quantity,
        amountCollected: group.amount,
        firstEntry: group.first_entry,
        lastEntry: group.last_entry,
        suggestions: [...suggestCompanies(group.number, group.name, holders)],
        applicants: [...(applicants.get(group.number) ?? [])],
      })),
      total,
      page,
      pageSize,
      sort,
      next: null,
      previous: null,
    });
  };
}

/** A page past the end has no rows to tell the total, so the first one is asked. */
async function findCounted(db: Queries, query: UnmatchedQuery): Promise<FoundGroups> {
  const groups = await findGroups(db, query);
  const counted = groups.length > 0 ? groups : await findGroups(db, { ...query, page: 1, pageSize: 1 });
  return { groups, total: counted[0]?.total ?? 0 };
}

async function findGroups(
  db: Queries,
  { page, pageSize, sort, q, fiscalYear }: UnmatchedQuery,
): Promise<readonly Group[]> {
  const column = ORDERS[sort.replace(/^-/, '')] ?? 'importer.amount';
  const order = sql.raw(`${column} ${sort.startsWith('-') ? 'desc' : 'asc'}`);
  const searched =
    q === undefined || q === ''
      ? sql``
      : sql`where (${containsText(sql<string>`name`, q)} or ${containsText(sql<string>`number`, q)})`;
  const { rows } = await sql<Group>`
    select number, name, other_names, lines, quantity::numeric(14,3)::text as quantity,
      amount::numeric(14,2)::text as amount, first_entry::text as first_entry, last_entry::text as last_entry, count(*) over ()::int as total
    from (
      select importer_number as number, max(importer_name) as name,
        (count(distinct importer_name) - 1)::int as other_names, count(*)::int as lines,
        coalesce(sum(quantity_program_unit), 0) as quantity, sum(amount_collected) as amount,
        min(entry_date) as first_entry, max(entry_date) as last_entry
      from customs_line
      where company_id is null ${fiscalYear === undefined ? sql`` : sql`and fiscal_year = ${fiscalYear}`}
      group by importer_number
    ) importer
    ${searched}
    order by ${order}, importer.number
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}
