import { sql } from 'kysely';
import type { z } from 'zod';
import type { importerNumberCheck, importerNumberEntry } from '../../../contract/entities/companyAdmin';
import { mayListCompanies, mayManageCompanies } from '../../../domain/companyPermissions';
import { parseImporterNumber } from '../../../domain/importerNumber';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { coveredNumber } from './companyProfile';
import { countUnmatched } from './matchLines';

type Reader = Pick<RequestContext, 'caller'>;

/** The importer numbers of a company, the open ones first; numbers of persons are covered for all but those who manage companies. */
export async function listImporterNumbers(
  queries: Queries,
  { caller }: Reader,
  companyId: string,
): Promise<Outcome<z.output<typeof importerNumberEntry>[]>> {
  const refused = refusalOf(mayListCompanies(caller.actor));
  if (refused !== null) return fail(refused);
  if (!isRowId(companyId)) return failed('not-found');
  const isWhole = mayManageCompanies(caller.actor).allowed;
  const rows = await queries
    .selectFrom('importer_number')
    .select(['number', 'added_on', 'closed_on'])
    .select(
      sql<number>`(select count(*)::int from customs_line
        where customs_line.importer_number = importer_number.number
          and customs_line.company_id = importer_number.company_id)`.as('lines'),
    )
    .where('company_id', '=', companyId)
    .orderBy(sql`closed_on is not null`)
    .orderBy('number')
    .execute();
  return ok(
    rows.map((row) => ({
      number: isWhole ? row.number : coveredNumber(row.number),
      addedOn: row.added_on,
      closedOn: row.closed_on,
      lines: row.lines,
    })),
  );
}

/** What adding an importer number would do. */
export async function checkImporterNumber(
  queries: Queries,
  { caller }: Reader,
  companyId: string,
  text: string,
): Promise<Outcome<z.output<typeof importerNumberCheck>>> {
  const refused = refusalOf(mayManageCompanies(caller.actor));
  if (refused !== null) return fail(refused);
  if (!isRowId(companyId)) return failed('not-found');
  const read = parseImporterNumber(text);
  if (!read.ok) return fieldFailed('number', 'importer-number-invalid');
  const { number, kind } = read.value;
  const unmatched = await countUnmatched(queries, number);
  return ok({
    number,
    kind,
    holder: await findHolder(queries, number),
    unmatchedLines: unmatched.lines,
    amountCollected: unmatched.amount,
  });
}

/** The company that holds an open importer number, or null. */
export async function findHolder(
  queries: Queries,
  number: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const row = await queries
    .selectFrom('importer_number')
    .innerJoin('company', 'company.id', 'importer_number.company_id')
    .select(['company.id', 'company.legal_name'])
    .where('number', '=', number)
    .where('closed_on', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, name: row.legal_name };
}
