import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type CalendarDate, isCalendarDate } from '../../domain/calendarDate';
import { presetProgram } from '../../domain/presets';
import { FAULT_NAMES, parseFaults } from '../customsSample/sampleFaults';
import type { SampleOptions } from '../customsSample/sampleRows';
import { KNOWN_IMPORTERS, OTHER_IMPORTERS } from '../customsSample/sampleTrade';
import { writeSample } from '../customsSample/writeSample';

const USAGE = `Writes a realistic Customs file; the same options give the same file.

npm run generate:customs -- --rows 100000 --seed 7

  --rows N          rows, 1 to 1000000 (1000)
  --seed N          another seed, another file (1)
  --out FILE        where to write; - for standard output (customs-ROWS-SEED.csv)
  --format F        csv or xlsx (csv)
  --from, --to      entry dates, YYYY-MM-DD (2025-01-01 to 2025-12-31)
  --importers I     all, or known: only those of the demonstration companies (all)
  --faults LIST     such as variance=20,impossible-date=3. Known faults:
                    ${FAULT_NAMES.join('\n                    ')}
`;

interface Order {
  readonly options: SampleOptions;
  readonly format: 'csv' | 'xlsx';
  readonly out: string;
}

/** The order on the command line, or a sentence saying what is wrong with it. */
function readOrder(): Order | string {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      format: { type: 'string', default: 'csv' },
      from: { type: 'string', default: '2025-01-01' },
      to: { type: 'string', default: '2025-12-31' },
      importers: { type: 'string', default: 'all' },
      faults: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const { format, from, to, importers } = values;
  const [rows, seed] = [wholeNumber(values.rows, 1, 1_000_000), wholeNumber(values.seed, 0, 4_294_967_295)];
  const faults = parseFaults(values.faults);
  if (values.help) return USAGE;
  if (rows === null) return '--rows is a whole number from 1 to 1000000.';
  if (seed === null) return '--seed is a whole number from 0 to 4294967295.';
  if (format !== 'csv' && format !== 'xlsx') return '--format is csv or xlsx.';
  if (!isDate(from) || !isDate(to) || to < from)
    return '--from and --to are dates, YYYY-MM-DD, in this order.';
  if (importers !== 'all' && importers !== 'known') return '--importers is all or known.';
  if ('kind' in faults)
    return `--faults does not know "${faults.text}". Known are: ${FAULT_NAMES.join(', ')}.`;
  if (faults.reduce((sum, { count }) => sum + count, 0) >= rows)
    return '--faults asks for more than --rows can hold.';
  return {
    format,
    out: values.out ?? `customs-${rows}-${seed}.${format}`,
    options: {
      program: presetProgram(),
      importers: importers === 'known' ? KNOWN_IMPORTERS : [...KNOWN_IMPORTERS, ...OTHER_IMPORTERS],
      from,
      to,
      rows,
      seed,
      faults,
    },
  };
}

const isDate = (text: string): text is CalendarDate => isCalendarDate(text);

function wholeNumber(text: string, from: number, to: number): number | null {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  return value >= from && value <= to ? value : null;
}

async function run(): Promise<void> {
  const order = readOrder();
  if (typeof order === 'string') {
    console.error(order);
    process.exitCode = order === USAGE ? 0 : 1;
    return;
  }
  const file = writeSample(order.options, order.format);
  await pipeline(file, order.out === '-' ? process.stdout : createWriteStream(order.out));
  if (order.out !== '-') console.error(`Wrote ${order.options.rows} rows to ${order.out}.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
