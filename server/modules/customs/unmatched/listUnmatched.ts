import { sql } from 'kysely';
import type { UnmatchedImporter } from '../../../../contract/entities/customsDepth';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { suggestCompanies, type NumberHolder } from '../../../../domain/importerMatch';
import { fail, ok } from '../../../../domain/result';
import { containsText } from '../../../db/containsText';
import type { ListPage, ListQuery } from '../../../db/list';
import type { Queries } from '../../../db/tables';
import { type Outcome, refusalOf } from '../../../failure';
import type { Deed } from '../../identity/caller';

const ORDERS: Readonly<Record<string, string>> = {
  amountCollected: 'amount',
  lines: 'lines',
  lastEntry: 'last_entry',
  importerName: 'name',
};

interface Group {
  readonly number: string;
  readonly name: string;
  readonly lines: number;
  readonly amount: string;
  readonly first_entry: string;
  readonly last_entry: string;
  readonly total: number;
}

/** Importer numbers nobody has been given, with their lines together and the companies they could belong to. */
export async function listUnmatched(
  db: Queries,
  deed: Pick<Deed, 'caller'>,
  query: ListQuery & { readonly q?: string | undefined },
): Promise<Outcome<ListPage<UnmatchedImporter>>> {
  const refusal = refusalOf(maySeeCustoms(deed.caller.actor));
  if (refusal !== null) return fail(refusal);
  const [groups, holders] = await Promise.all([findGroups(db, query), findHolders(db)]);
  const { page, pageSize, sort } = query;
  const total = groups[0]?.total ?? 0;
  return ok({
    rows: groups.map((group) => ({
      importerNumber: group.number,
      importerName: group.name,
      lines: group.lines,
      amountCollected: group.amount,
      firstEntry: group.first_entry,
      lastEntry: group.last_entry,
      suggestions: [...suggestCompanies(group.number, group.name, holders)],
    })),
    total,
    page,
    pageSize,
    sort,
    next: null,
    previous: null,
  });
}

async function findGroups(
  db: Queries,
  { page, pageSize, sort, q }: ListQuery & { readonly q?: string | undefined },
): Promise<readonly Group[]> {
  const column = ORDERS[sort.replace(/^-/, '')] ?? 'amount';
  const order = sql.raw(`${column} ${sort.startsWith('-') ? 'desc' : 'asc'}`);
  const searched =
    q === undefined || q === ''
      ? sql``
      : sql`where (${containsText(sql<string>`name`, q)} or ${containsText(sql<string>`number`, q)})`;
  const { rows } = await sql<Group>`
    select number, name, lines, amount::numeric(14,2)::text as amount, first_entry::text as first_entry,
      last_entry::text as last_entry, count(*) over ()::int as total
    from (
      select importer_number as number, max(importer_name) as name, count(*)::int as lines,
        sum(amount_collected) as amount, min(entry_date) as first_entry, max(entry_date) as last_entry
      from customs_line where company_id is null group by importer_number
    ) importer
    ${searched}
    order by importer.${order}, number
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

/** Every company that could be one, with its numbers. The board itself imports nothing. */
async function findHolders(db: Queries): Promise<readonly NumberHolder[]> {
  const rows = await db
    .selectFrom('company')
    .leftJoin('importer_number', 'importer_number.company_id', 'company.id')
    .select(['company.id', 'legal_name', 'importer_number.number'])
    .where('is_board', '=', false)
    .where('status', '=', 'Active')
    .execute();
  return rows.map(({ id, legal_name, number }) => ({ companyId: id, companyName: legal_name, number }));
}
