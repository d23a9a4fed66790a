import { addDays, type CalendarDate, daysBetween } from '../../domain/calendarDate';
import { checkDigit, formatEntryNumber } from '../../domain/entryNumber';
import { expectedCollection } from '../../domain/expectedCollection';
import { formatHtsCode } from '../../domain/htsCode';
import { formatMoney } from '../../domain/money';
import type { Program } from '../../domain/program';
import { formatQuantity } from '../../domain/quantity';
import type { OwnColumnName } from '../../domain/customsImport/columns';
import type { RandomSource } from './randomSource';
import { CROSSINGS, FILERS, GOODS, type SampleImporter } from './sampleTrade';

/** One row of a Customs file by column. */
export type SampleRow = Record<OwnColumnName, string>;

export interface SampleTrade {
  readonly program: Program;
  readonly importers: readonly SampleImporter[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** How many lines an entry has; most lorries carry one kind of goods. */
const LINES: readonly (readonly [number, number])[] = [
  [1, 62],
  [2, 21],
  [3, 10],
  [4, 5],
  [6, 2],
];

/** Building season: more lumber comes from March to October. */
const BUSY_MONTHS = ['03', '04', '05', '06', '07', '08', '09', '10'];

/**
 * One entry summary: a consignment of one importer through one port, each line with what Customs collects at the rate of its
 * date. `serial` makes the entry number; no two entries of a filer share one.
 */
export function sampleEntry(random: RandomSource, trade: SampleTrade, serial: number): SampleRow[] {
  const importer = random.weighted(trade.importers.map((each) => [each, each.share] as const));
  const crossing = random.weighted(CROSSINGS);
  const entryDate = sampleDate(random, trade);
  const paid = addDays(entryDate, random.whole(8, 12));
  const filer = random.pick(FILERS);
  const stem = `${filer}${(serial % 10_000_000).toString().padStart(7, '0')}`;
  const shared = {
    EntryNumber: formatEntryNumber(stem + checkDigit(stem)),
    EntryType: random.weighted([
      ['01', 96],
      ['11', 2],
      ['23', 1],
      ['03', 1],
    ]),
    EntryDate: entryDate,
    ImportDate: addDays(entryDate, -random.whole(0, 2)),
    SummaryDate: paid,
    PaymentDate: paid,
    PortCode: crossing.port,
    OriginCountry: crossing.country,
    ExportCountry: crossing.country,
    ImporterNumber: importer.number,
    ImporterName: importer.name,
    FeeClass: trade.program.feeClass,
    SecondQuantity: '',
    SecondUnit: '',
    ExemptCertificate: '',
    AdjustmentSeq: '0',
    AdjustmentReason: '',
  };
  return Array.from({ length: random.weighted(LINES) }, (_, index) => ({
    ...shared,
    LineNo: (index + 1).toString(),
    ...sampleGoods(random, trade.program, { entryDate, entryType: shared.EntryType }),
  }));
}

function sampleGoods(
  random: RandomSource,
  program: Program,
  entry: { readonly entryDate: CalendarDate; readonly entryType: string },
): Pick<SampleRow, 'HtsNumber' | 'Quantity' | 'Unit' | 'EnteredValue' | 'AssessmentAmount'> {
  const { hts, unit, least, most, price } = random.weighted(GOODS);
  const quantity = BigInt(random.whole(least * 1000, most * 1000));
  const expected = expectedCollection(program, { ...entry, htsCode: hts, quantity, unit, isExempt: false });
  const cents = (quantity * BigInt(price) * BigInt(random.whole(88, 112))) / 1000n;
  return {
    HtsNumber: formatHtsCode(hts),
    Quantity: formatQuantity(quantity),
    Unit: unit,
    EnteredValue: formatMoney(cents),
    AssessmentAmount: formatMoney(expected.ok ? expected.value.amount : 0n),
  };
}

function sampleDate(random: RandomSource, { from, to }: SampleTrade): CalendarDate {
  const days = daysBetween(from, to);
  const date = addDays(from, random.whole(0, days));
  const isBusy = BUSY_MONTHS.includes(date.slice(5, 7));
  return isBusy || random.next() < 0.6 ? date : addDays(from, random.whole(0, days));
}
