import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type CalendarDate, isCalendarDate } from '../../domain/calendarDate';
import { presetProgram } from '../../domain/presets';
import { FAULT_NAMES, parseFaults } from '../customsSample/sampleFaults';
import type { SampleOptions } from '../customsSample/sampleRows';
import { KNOWN_IMPORTERS, OTHER_IMPORTERS } from '../customsSample/sampleTrade';
import { writeSample } from '../customsSample/writeSample';

const USAGE = `Creates a realistic Customs file. The same options create the same file.

npm run generate:customs -- --rows 100000 --seed 7

  --rows N          number of rows, 1 to 1000000 (default 1000)
  --seed N          seed for random values (default 1)
  --out FILE        output file; - for standard output (default customs-ROWS-SEED.csv)
  --format F        csv or xlsx (default csv)
  --from, --to      entry dates, YYYY-MM-DD (default 2025-01-01 to 2025-12-31)
  --importers I     all, or known for demonstration companies only (default all)
  --faults LIST     errors to add, such as variance=20,impossible-date=3. Known errors:
                    ${FAULT_NAMES.join('\n                    ')}
`;

interface CliOptions {
  readonly options: SampleOptions;
  readonly format: 'csv' | 'xlsx';
  readonly out: string;
}

/** The options of the command line, or a sentence that says what is wrong with them. */
function parseOptions(): CliOptions | string {
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
  if (rows === null) return '--rows must be a whole number from 1 to 1000000.';
  if (seed === null) return '--seed must be a whole number from 0 to 4294967295.';
  if (format !== 'csv' && format !== 'xlsx') return '--format must be csv or xlsx.';
  if (!isDate(from) || !isDate(to) || to < from)
    return '--from and --to must be dates (YYYY-MM-DD), and --from must not be after --to.';
  if (importers !== 'all' && importers !== 'known') return '--importers must be all or known.';
  if ('kind' in faults) return `--faults doesn’t recognize "${faults.text}". Use: ${FAULT_NAMES.join(', ')}.`;
  if (faults.reduce((sum, { count }) => sum + count, 0) >= rows)
    return '--faults lists more errors than there are --rows.';
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
  const cli = parseOptions();
  if (typeof cli === 'string') {
    console.error(cli);
    process.exitCode = cli === USAGE ? 0 : 1;
    return;
  }
  const file = writeSample(cli.options, cli.format);
  await pipeline(file, cli.out === '-' ? process.stdout : createWriteStream(cli.out));
  if (cli.out !== '-') console.error(`Wrote ${cli.options.rows} rows to ${cli.out}.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
