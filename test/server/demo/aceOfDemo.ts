import { z } from 'zod';
import type { Queries } from '../../../server/db/tables';
import { report } from '../reading/aceWorkbook';

/** What ACE's report says of a line, as it is stored. */
const stored = z.object({
  entry_number: z.string(),
  line_no: z.number(),
  entry_type: z.string().nullable(),
  importer_number: z.string(),
  importer_name: z.string(),
  port_code: z.string().nullable(),
  entry_date: z.string(),
  summary_date: z.string().nullable(),
  origin_country: z.string().nullable(),
  export_country: z.string().nullable(),
  hts_code: z.string(),
  entered_value: z.string().nullable(),
  quantity: z.string(),
  unit: z.string(),
  amount_collected: z.string(),
});
export type StoredLine = z.infer<typeof stored>;

/** Posted lines in the order of their entries. */
export async function storedLines(db: Queries): Promise<readonly StoredLine[]> {
  const rows = await db
    .selectFrom('customs_line')
    .select(Object.keys(stored.shape) as (keyof StoredLine)[])
    .where('adjustment_seq', '=', 0)
    .orderBy('entry_number')
    .orderBy('line_no')
    .orderBy('hts_code')
    .execute();
  return z.array(stored).parse(rows);
}

/** Lines as ACE reports them: for each its goods, before them the additional tariff, which has no goods of its own. */
export const aceReportOf = (lines: readonly StoredLine[]): Buffer =>
  report(
    lines.flatMap((line) => {
      const common = (ordinal: string) => [
        line.entry_number,
        line.line_no.toString().padStart(3, '0'),
        line.entry_type ?? '',
        line.importer_number,
        line.importer_name,
        line.port_code ?? '',
        american(line.entry_date),
        american(line.summary_date ?? ''),
        line.origin_country ?? '',
        line.export_country ?? '',
        ordinal,
      ];
      return [
        [...common('1'), '99030128', '$0.00', '', '', '$0.00'],
        [
          ...common('2'),
          line.hts_code,
          line.entered_value === null ? '' : `$${grouped(line.entered_value)}`,
          grouped(line.quantity),
          line.unit,
          `$${grouped(line.amount_collected)}`,
        ],
      ];
    }),
  );

const american = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
const grouped = (figure: string): string => figure.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
