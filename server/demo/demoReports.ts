import { addDays, type CalendarDate, dateInZone } from '../../domain/calendarDate';
import { reportDueDate } from '../../domain/deadlines';
import { fiscalYearOf, periodOf } from '../../domain/fiscalYear';
import { formatMoney, money } from '../../domain/money';
import type { Program } from '../../domain/program';
import { formatQuantity, quantity, thousandthsFrom } from '../../domain/quantity';
import { randomSource, type RandomSource } from '../customsSample/randomSource';
import { recordPayment } from '../modules/payments/recordPayment';
import { reviewReport } from '../modules/reports/reviewReport';
import type { LineText } from '../modules/reports/storedLines';
import { submitReport } from '../modules/reports/submitReport';
import { actionIn, type DemoEvent } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

/** A payer's usual quarter, in thousands of board feet, and how it files. */
interface Payer {
  readonly email: string;
  readonly quarterly: number;
  readonly exported: number;
  /** Days after the quarter's end its report comes. */
  readonly filesAfter: number;
  readonly pays: 'whole' | 'half' | 'nothing';
  /** Quarters due by now that it has not filed for. */
  readonly silentFor: number;
  /** What the board has done with the newest one. */
  readonly newest: 'accepted' | 'returned' | 'not-looked-at';
}

const PAYERS: readonly Payer[] = [
  {
    email: 'user@pinegrove.example',
    quarterly: 11_400,
    exported: 600,
    filesAfter: 18,
    pays: 'whole',
    silentFor: 0,
    newest: 'accepted',
  },
  {
    email: 'user@blackwater.example',
    quarterly: 5_700,
    exported: 0,
    filesAfter: 24,
    pays: 'half',
    silentFor: 0,
    newest: 'returned',
  },
  {
    email: 'user@tamarackridge.example',
    quarterly: 860,
    exported: 40,
    filesAfter: 12,
    pays: 'whole',
    silentFor: 0,
    newest: 'not-looked-at',
  },
  {
    email: 'user@lakehead.example',
    quarterly: 320,
    exported: 0,
    filesAfter: 21,
    pays: 'whole',
    silentFor: 0,
    newest: 'not-looked-at',
  },
  {
    email: 'user@lakeheadsawmills.example',
    quarterly: 540,
    exported: 0,
    filesAfter: 27,
    pays: 'whole',
    silentFor: 1,
    newest: 'accepted',
  },
  {
    email: 'user@oldferry.example',
    quarterly: 1_900,
    exported: 0,
    filesAfter: 41,
    pays: 'nothing',
    silentFor: 5,
    newest: 'accepted',
  },
];

const QUARTERS = 8;
/** Days from a report to the board's decision on it. */
const REVIEWED_AFTER = 9;

/** Two years of quarterly reports: filed, accepted or returned, paid in whole, in part or not at all. */
export function reportEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  const random = randomSource(411);
  return PAYERS.flatMap((payer) =>
    reportedQuarters(program, payer, today).map((quarter, index, { length }): DemoEvent => {
      const shipped = seasonal(random, payer.quarterly, quarter.index);
      return reportEvent(program, payer, quarter, shipped, index === length - 1);
    }),
  );
}

/** The quarters a payer has reported and the board has decided on: whatever today is, the newest of them stands as the payer says. */
function reportedQuarters(program: Program, payer: Payer, today: CalendarDate): readonly Quarter[] {
  const ended = recentQuarters(program, today);
  const due = ended.filter(({ last }) => reportDueDate(last, program) < today);
  if (payer.silentFor > 0) return due.slice(0, -payer.silentFor);
  return ended.filter(({ last }) => addDays(last, payer.filesAfter + REVIEWED_AFTER) < today);
}

interface Quarter {
  readonly fiscalYear: number;
  readonly index: number;
  readonly last: CalendarDate;
}

/** The quarters that have ended, the newest last. */
function recentQuarters(program: Program, today: CalendarDate): readonly Quarter[] {
  const year = fiscalYearOf(today, program.fiscalYearStart);
  const all = [year - 2, year - 1, year].flatMap((fiscalYear) =>
    [1, 2, 3, 4].map((index) => ({
      fiscalYear,
      index,
      last: periodOf(fiscalYear, index, 3, program.fiscalYearStart).last,
    })),
  );
  return all.filter(({ last }) => last < today).slice(-QUARTERS);
}

/** More is shipped in the building season. */
const seasonal = (random: RandomSource, usual: number, quarter: number): string => {
  const season = quarter === 2 || quarter === 3 ? 115 : 85;
  const units = BigInt(Math.round(usual * season * 10)) + BigInt(random.whole(0, usual * 100));
  return formatQuantity(thousandthsFrom({ units, scale: 3 }));
};

function reportEvent(
  program: Program,
  payer: Payer,
  quarter: Quarter,
  quantityShipped: string,
  isNewest: boolean,
): DemoEvent {
  const at = officeTime(addDays(quarter.last, payer.filesAfter), 10);
  return {
    at,
    run: async (scene) => {
      const report = succeeded(
        await submitReport(actionIn(scene, payer.email, at), {
          fiscalYear: quarter.fiscalYear,
          index: quarter.index,
          lines: demoLines(payer, quarter, quantityShipped),
          certification: { name: scene.cast(payer.email).name, title: scene.cast(payer.email).title },
          confirmed: ['ten-times-last', 'tenth-of-last'],
        }),
        `report of ${payer.email}`,
      );
      if (isNewest && payer.newest === 'not-looked-at') return paymentEvents(program, payer, quarter, report);
      const returned = isNewest && payer.newest === 'returned';
      const reviewedAt = officeTime(addDays(quarter.last, payer.filesAfter + REVIEWED_AFTER), 30);
      const review: DemoEvent = {
        at: reviewedAt,
        run: async (later) => {
          const ctx = actionIn(later, 'admin@northwood.example', reviewedAt);
          const outcome = await reviewReport(ctx, {
            id: report.id,
            version: report.version,
            seenDifference: null,
            action: returned ? 'return' : 'accept',
            reason: returned ? 'The exported quantity is missing.' : '',
          });
          succeeded(outcome, report.number);
          return [];
        },
      };
      return returned ? [review] : [review, ...paymentEvents(program, payer, quarter, report)];
    },
  };
}

/** Two products, and what went abroad. */
function demoLines(payer: Payer, { last }: Quarter, quantityShipped: string): readonly LineText[] {
  const all = quantity(quantityShipped);
  const line = (kind: LineText['kind'], description: string, amount: bigint): LineText => ({
    kind,
    date: last,
    description,
    quantity: formatQuantity(amount),
    country: null,
  });
  const boards = all / 3n;
  const exported = BigInt(payer.exported) * 1000n;
  return [
    line('SHIPPED', 'Dimension lumber', all - boards),
    line('SHIPPED', 'Boards, planed', boards),
    ...(exported === 0n ? [] : [line('EXPORTED', 'Dimension lumber', exported)]),
  ];
}

function paymentEvents(
  program: Program,
  payer: Payer,
  quarter: Quarter,
  report: { readonly id: string; readonly number: string; readonly amountDue: string },
): readonly DemoEvent[] {
  const due = money(report.amountDue);
  const amount = payer.pays === 'whole' ? due : payer.pays === 'half' ? due / 2n : 0n;
  if (amount === 0n) return [];
  const dueDate = reportDueDate(quarter.last, program);
  const at = officeTime(addDays(dueDate, payer.filesAfter % 3), 45);
  return [
    {
      at,
      run: async (scene) => {
        const payment = await recordPayment(actionIn(scene, 'admin@northwood.example', at), {
          companyId: scene.cast(payer.email).companyId,
          reportId: report.id,
          receivedOn: dateInZone(at.getTime(), program.boardZone),
          amount: formatMoney(amount),
          kind: payer.pays === 'half' ? 'PAYMENT_CHECK' : 'PAYMENT_ACH',
          reference: `${payer.pays === 'half' ? 'CHK' : 'ACH'}-${report.number.slice(2)}`,
        });
        succeeded(payment, report.number);
        return [];
      },
    },
  ];
}
