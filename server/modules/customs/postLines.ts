import { sql } from 'kysely';
import type { Queries } from '../../db/tables';

/** What posting did. */
export interface PostedLines {
  readonly posted: number;
  readonly warning: number;
  readonly unmatched: number;
  /** Exact, as the database sums it. */
  readonly amount: string;
  /** Rows whose line was posted from another file since the check; they are duplicates now. */
  readonly late: number;
}

/**
 * Posts a batch's good rows in one statement. A line that is there already stays as it is, whoever posted it; rows go in by key, so
 * that two files with the same lines wait for one another and never block each other. Importers are matched as of now.
 */
export async function postLines(
  tx: Queries,
  batchId: string,
  { at, boardZone }: { readonly at: Date; readonly boardZone: string },
): Promise<PostedLines> {
  await sql`
    insert into customs_line (batch_id, company_id, entry_number, line_no, hts_code, fee_class, adjustment_seq,
      adjustment_reason, entry_type, entry_date, import_date, summary_date, payment_date, fiscal_year, port_code,
      origin_country, export_country, importer_number, importer_name, covered, quantity, unit, second_quantity,
      second_unit, quantity_program_unit, entered_value, amount_collected, amount_expected, variance, variance_flagged, rate, factor, exempt_certificate,
      posted_at)
    select ${batchId}::bigint, importer.company_id, line.entry_number, line.line_no, line.hts_code, line.fee_class,
      line.adjustment_seq, line.adjustment_reason, line.entry_type, line.entry_date, line.import_date,
      line.summary_date, line.payment_date, line.fiscal_year, line.port_code, line.origin_country,
      line.export_country, line.importer_number, line.importer_name, line.covered, line.quantity, line.unit,
      line.second_quantity, line.second_unit, line.quantity_program_unit, line.entered_value, line.amount_collected, line.amount_expected, line.variance,
      line.variance_flagged, line.rate, line.factor, line.exempt_certificate, ${at}
    from customs_staged_row staged
    cross join lateral jsonb_to_record(staged.line) as line (entry_number text, line_no int, hts_code text,
      fee_class text, adjustment_seq int, adjustment_reason text, entry_type text, entry_date date, import_date date,
      summary_date date, payment_date date, fiscal_year int, port_code text, origin_country text, export_country text,
      importer_number text, importer_name text, covered boolean, quantity numeric, unit text,
      second_quantity numeric, second_unit text, quantity_program_unit numeric, entered_value numeric, amount_collected numeric, amount_expected numeric,
      variance numeric, variance_flagged boolean, rate numeric, factor numeric, exempt_certificate text)
    left join importer_number importer on importer.number = line.importer_number
      and (importer.closed_on is null or line.entry_date <= importer.closed_on)
    where staged.batch_id = ${batchId} and staged.state in ('good', 'warning')
    order by line.entry_number, line.line_no, line.hts_code, line.fee_class, line.adjustment_seq
    on conflict on constraint customs_line_once do nothing`.execute(tx);
  const late = await markLateDuplicates(tx, batchId, boardZone);
  const { warning } = await tx
    .selectFrom('customs_staged_row')
    .select((select) => select.fn.countAll<string>().as('warning'))
    .where('batch_id', '=', batchId)
    .where('state', '=', 'warning')
    .executeTakeFirstOrThrow();
  const sums = await tx
    .selectFrom('customs_line')
    .select((select) => [
      select.fn.countAll<string>().as('posted'),
      select.fn.countAll<string>().filterWhere('company_id', 'is', null).as('unmatched'),
      select.fn.coalesce(select.fn.sum<string>('amount_collected'), sql<string>`0.00`).as('amount'),
    ])
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('customs_staged_row')
    .where('batch_id', '=', batchId)
    .where('state', 'in', ['good', 'warning'])
    .execute();
  return {
    posted: Number(sums.posted),
    warning: Number(warning),
    unmatched: Number(sums.unmatched),
    amount: sums.amount,
    late,
  };
}

/** Good rows that did not become lines of this batch are somebody else's lines by now. */
async function markLateDuplicates(tx: Queries, batchId: string, boardZone: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update customs_staged_row staged
    set state = 'duplicate', line = null, faults = jsonb_build_array(jsonb_build_object(
      'column', 'EntryNumber', 'value', staged.entry_number, 'severity', 'error',
      'kind', case when line.amount_collected = (staged.line ->> 'amount_collected')::numeric
        then 'duplicate-posted' else 'contradiction-posted' end,
      'values', jsonb_build_object('fileName', batch.file_name, 'when', to_char(line.posted_at at time zone ${boardZone}, 'YYYY-MM-DD'),
        'earlier', line.amount_collected::text, 'amount', staged.line ->> 'amount_collected')))
    from customs_line line
    join customs_batch batch on batch.id = line.batch_id
    where staged.batch_id = ${batchId} and staged.state in ('good', 'warning') and line.batch_id <> ${batchId}
      and line.entry_number = (staged.line ->> 'entry_number')::char(11)
      and line.line_no = (staged.line ->> 'line_no')::int and line.hts_code = staged.line ->> 'hts_code'
      and line.fee_class = staged.line ->> 'fee_class'
      and line.adjustment_seq = (staged.line ->> 'adjustment_seq')::int`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
