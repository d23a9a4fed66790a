import { addDays, calendarDate } from '../../domain/calendarDate';
import { formatMoney, money } from '../../domain/money';
import type { SampleRow } from './sampleEntry';

type Damage = (row: SampleRow) => Partial<SampleRow>;

/** What can be wrong with a row, by the name the command line takes; each damages a good row in one way only. */
export const FAULTS = {
  'bad-check-digit': ({ EntryNumber }) => ({
    EntryNumber: `${EntryNumber.slice(0, -1)}${(Number(EntryNumber.at(-1)) + 1) % 10}`,
  }),
  'shortened-entry-number': () => ({ EntryNumber: '1.00000E+10' }),
  'lost-zeros': ({ EntryNumber, PortCode }) => ({
    EntryNumber: EntryNumber.replaceAll('-', '').slice(1),
    PortCode: PortCode.replace(/^0/, ''),
  }),
  'shortened-importer-number': () => ({ ImporterNumber: '2.02401E+16' }),
  'impossible-date': ({ EntryDate }) => ({ EntryDate: `${EntryDate.slice(0, 4)}-02-30` }),
  'month-thirteen': ({ EntryDate }) => ({ EntryDate: `${EntryDate.slice(0, 4)}-13-05` }),
  'day-count': () => ({ EntryDate: '45366' }),
  'future-date': () => ({ EntryDate: '2099-01-01' }),
  'missing-amount': () => ({ AssessmentAmount: '' }),
  'negative-amount': ({ AssessmentAmount }) => ({ AssessmentAmount: `-${AssessmentAmount}` }),
  'foreign-currency': ({ AssessmentAmount }) => ({ AssessmentAmount: `€${AssessmentAmount}` }),
  'short-tariff-number': ({ HtsNumber }) => ({ HtsNumber: HtsNumber.slice(0, 7) }),
  'uncovered-tariff-number': () => ({ HtsNumber: '4412.31.0640' }),
  'unknown-port': () => ({ PortCode: '9998' }),
  variance: ({ AssessmentAmount }) => ({
    AssessmentAmount: formatMoney(money(AssessmentAmount) + 2_500n),
  }),
  'low-variance': ({ AssessmentAmount }) => ({
    AssessmentAmount: formatMoney(money(AssessmentAmount) / 2n),
  }),
  'formula-name': () => ({ ImporterName: '=HYPERLINK("http://evil.example","open")' }),
  'date-before-program': ({ EntryDate }) => ({ EntryDate: addDays(calendarDate(EntryDate), -9_000) }),
} as const satisfies Readonly<Record<string, Damage>>;

/** `duplicate-line` is no damage to a row but the row once more. */
export const FAULT_NAMES = [...Object.keys(FAULTS), 'duplicate-line'];

export interface WantedFault {
  readonly name: string;
  readonly count: number;
}

export interface UnknownFault {
  readonly kind: 'unknown-fault' | 'bad-count';
  readonly text: string;
}

/** Reads `variance=20,impossible-date=3`. A fault without a count comes once. */
export function parseFaults(text: string): readonly WantedFault[] | UnknownFault {
  const wanted: WantedFault[] = [];
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [name = '', count = '1'] = part.trim().split('=');
    if (!FAULT_NAMES.includes(name)) return { kind: 'unknown-fault', text: name };
    if (!/^\d{1,6}$/.test(count)) return { kind: 'bad-count', text: part.trim() };
    wanted.push({ name, count: Number(count) });
  }
  return wanted;
}

const isDamage = (name: string): name is keyof typeof FAULTS => Object.hasOwn(FAULTS, name);

/** The row as the fault leaves it. */
export const damaged = (row: SampleRow, fault: string): SampleRow =>
  isDamage(fault) ? { ...row, ...FAULTS[fault](row) } : row;
