import { addDays, addMonths, type CalendarDate, dateInZone, monthEnd } from '../../domain/calendarDate';
import type { SampleImporter } from '../customsSample/sampleTrade';
import { writeSample } from '../customsSample/writeSample';
import { type CustomsStage, sendCustomsFile } from './demoCustomsFile';
import { loadFurtherFiles } from './demoCustomsMore';
import { officeTime } from './demoStage';

/** Who imports in the demonstration, with the share of the entries; the last two belong to no company yet. */
const IMPORTERS: readonly SampleImporter[] = [
  { number: '41-2086753', name: 'CEDARLINE IMPORTS INC', share: 9 },
  { number: '83-1175420', name: 'HARBOR PINE TRADING LLC', share: 8 },
  { number: '230104-00417', name: 'BOIS BORÉAL LTÉE', share: 6 },
  { number: '16-1603398', name: 'LAKEHEAD TIMBER & SUPPLY CO', share: 5 },
  { number: '220901-10663', name: 'SCIERIE RIVIÈRE-AUX-RATS INC', share: 4 },
  { number: '36-4471205', name: 'PRAIRIE STUD & TRUSS CO', share: 3 },
  { number: '45-3320917', name: 'GREAT LAKES DIMENSION INC', share: 1 },
  { number: '27-1906451', name: 'NORDHOLZ NORTH AMERICA LP', share: 1 },
];

export const MONTHS = 24;
const ROWS_A_MONTH = 240;
const SEED = 20_260;

interface MonthlyFile {
  readonly name: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly rows: number;
  readonly seed: number;
  readonly faults: readonly { readonly name: string; readonly count: number }[];
  readonly isConfirmed: boolean;
}

/**
 * Customs' monthly files of two years, sent, checked and posted as the staff do it, and the newest one left for somebody to look at.
 * A file that an interrupted start has already sent is taken up where it stands.
 */
export async function loadCustomsFiles(stage: CustomsStage): Promise<void> {
  const today = dateInZone(stage.now.getTime(), stage.program.boardZone);
  for (const [index, file] of monthlyFiles(today).entries()) {
    await loadFile(stage, file);
    if (index % 8 === 7) stage.log(`Loading demonstration data: ${index + 1} Customs files posted`);
  }
  await loadFurtherFiles(stage, today);
}

function monthlyFiles(today: CalendarDate): readonly MonthlyFile[] {
  const firstOfMonth = addDays(today, 1 - Number(today.slice(8)));
  const past = Array.from({ length: MONTHS }, (_, index): MonthlyFile => {
    const from = addMonths(firstOfMonth, index - MONTHS);
    return {
      name: `CBP_105_${from.slice(0, 7)}.csv`,
      from,
      to: monthEnd(from),
      rows: ROWS_A_MONTH,
      seed: SEED + index,
      faults: [{ name: 'variance', count: 1 }],
      isConfirmed: true,
    };
  });
  const newest: MonthlyFile = {
    name: `CBP_105_${today.slice(0, 7)}_preliminary.csv`,
    from: addDays(today, -14),
    to: addDays(today, -1),
    rows: 60,
    seed: SEED + MONTHS,
    faults: [
      { name: 'impossible-date', count: 2 },
      { name: 'bad-check-digit', count: 2 },
      { name: 'missing-amount', count: 1 },
      { name: 'variance', count: 3 },
      { name: 'duplicate-line', count: 2 },
    ],
    isConfirmed: false,
  };
  return [...past, newest];
}

async function loadFile(stage: CustomsStage, file: MonthlyFile): Promise<void> {
  const { program, now } = stage;
  const sentOn = addDays(file.to, 4);
  const at = officeTime(sentOn, 0) < now ? officeTime(sentOn, 0) : new Date(now.getTime() - 3_600_000);
  await sendCustomsFile(stage, {
    name: file.name,
    at,
    content: writeSample({ ...file, program, importers: IMPORTERS }, 'csv'),
    isConfirmed: file.isConfirmed,
  });
}
