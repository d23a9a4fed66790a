import { sql } from 'kysely';
import type { ImporterRecord } from '../../../../contract/entities/customsImporter';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { suggestCompanies } from '../../../../domain/importerMatch';
import { parseImporterNumber } from '../../../../domain/importerNumber';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { fieldFailed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findApplicants } from './findApplicants';
import { findHolders } from './findHolders';

type Sums = Pick<ImporterRecord, 'names' | 'lines' | 'amountCollected' | 'firstEntry' | 'lastEntry'> & {
  readonly nobodysLines: number;
  readonly nobodysQuantity: string;
  readonly nobodysAmount: string;
};

/** An importer number, whoever has it, with its lines together; companies it could belong to as long as it is nobody's. */
export async function readImporter(
  db: Queries,
  ctx: Pick<RequestContext, 'caller'>,
  text: string,
): Promise<Outcome<ImporterRecord>> {
  const refusal = refusalOf(maySeeCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const read = parseImporterNumber(text);
  if (!read.ok) return fieldFailed('number', 'importer-number-invalid');
  const { number } = read.value;
  const [sums, holder] = await Promise.all([sumLines(db, number), findHolder(db, number)]);
  const { nobodysLines, nobodysQuantity, nobodysAmount, ...all } = sums;
  const companies = holder === null ? await findHolders(db) : [];
  const applicants = holder === null ? (await findApplicants(db)).get(number) : undefined;
  return ok({
    importerNumber: number,
    ...all,
    holder,
    unmatched: { lines: nobodysLines, quantity: nobodysQuantity, amountCollected: nobodysAmount },
    suggestions: [...suggestCompanies(number, all.names[0] ?? '', companies)],
    applicants: [...(applicants ?? [])],
  });
}

async function sumLines(db: Queries, number: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*)::int as lines, coalesce(sum(amount_collected), 0)::numeric(14,2)::text as "amountCollected",
      min(entry_date)::text as "firstEntry", max(entry_date)::text as "lastEntry",
      count(*) filter (where company_id is null)::int as "nobodysLines",
      coalesce(sum(quantity_program_unit) filter (where company_id is null), 0)::numeric(14,3)::text as "nobodysQuantity",
      coalesce(sum(amount_collected) filter (where company_id is null), 0)::numeric(14,2)::text as "nobodysAmount",
      array(
        select importer_name from customs_line where importer_number = ${number}
        group by importer_name order by count(*) desc, importer_name limit 5
      ) as names
    from customs_line where importer_number = ${number}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}

async function findHolder(db: Queries, number: string): Promise<ImporterRecord['holder']> {
  const row = await db
    .selectFrom('importer_number')
    .innerJoin('company', 'company.id', 'importer_number.company_id')
    .select(['company.id', 'company.legal_name as name', 'added_on as since'])
    .where('number', '=', number)
    .where('closed_on', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
