import { sql } from 'kysely';
import type { Database } from '../../server/db/database';
import type { RequestContext } from '../../server/modules/identity/requestContext';
import { postCustomsFile, sampleFile } from './postCustomsFile';

/** First letters no filer of the sample begins with: a copy under one of them collides with nothing. */
const OTHER_FILERS = Array.from('CDEFGHIJL');
const YEAR = 'year.csv';
const LINES_A_YEAR = 100_000;

/**
 * Entry lines of a board that has been at it for years: a year's file through the import itself, then copies of that year moved
 * into the years before, since importing each would take minutes. Does nothing when the lines are there.
 * @param count at most 1,000,000
 */
export async function growLines(database: Database, ctx: RequestContext, count: number): Promise<void> {
  if (!(await hasYear(database))) {
    const file = await sampleFile({ rows: Math.min(count, LINES_A_YEAR), format: 'csv', seed: 7 });
    await postCustomsFile(database, ctx, YEAR, file);
  }
  for (const [index, letter] of OTHER_FILERS.entries()) {
    const missing = count - (await linesNow(database));
    if (missing <= 0) return;
    await copyYear(database, letter, index + 1, missing);
  }
}

async function hasYear({ db }: Database): Promise<boolean> {
  const posted = await db
    .selectFrom('customs_batch')
    .select('id')
    .where('file_name', '=', YEAR)
    .executeTakeFirst();
  return posted !== undefined;
}

async function linesNow({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('customs_line')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function copyYear({ db }: Database, letter: string, back: number, most: number): Promise<void> {
  await sql`
    insert into customs_line (batch_id, company_id, entry_number, line_no, hts_code, fee_class, adjustment_seq,
      entry_type, entry_date, import_date, summary_date, payment_date, fiscal_year, port_code, origin_country,
      export_country, importer_number, importer_name, covered, quantity, unit, quantity_program_unit, entered_value,
      amount_collected, amount_expected, variance, variance_flagged, rate, factor, exempt_certificate, posted_at)
    select batch_id, company_id, ${letter} || substr(entry_number, 2), line_no, hts_code, fee_class, adjustment_seq,
      entry_type, (entry_date - make_interval(years => ${back}))::date,
      (import_date - make_interval(years => ${back}))::date, (summary_date - make_interval(years => ${back}))::date,
      (payment_date - make_interval(years => ${back}))::date, fiscal_year - ${back}, port_code, origin_country,
      export_country, importer_number, importer_name, covered, quantity, unit, quantity_program_unit, entered_value,
      amount_collected, amount_expected, variance, variance_flagged, rate, factor, exempt_certificate, posted_at
    from customs_line
    where left(entry_number, 1) not in (${sql.join([...OTHER_FILERS])}) and adjustment_seq = 0
    order by id
    limit ${most}
    on conflict on constraint customs_line_once do nothing`.execute(db);
}
