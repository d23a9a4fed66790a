import { addDays, type CalendarDate, dateInZone } from '../../domain/calendarDate';
import { fiscalYearOf, periodOf } from '../../domain/fiscalYear';
import type { Program } from '../../domain/program';
import { formatQuantity, quantity } from '../../domain/quantity';
import { recentPeriods } from '../../domain/reportPeriod';
import { amendReport } from '../modules/reports/amendReport';
import { findMovedReports, presentEffects } from '../modules/reports/amendmentEffects';
import { saveReportDraft } from '../modules/reports/reportDraft';
import { selectReports } from '../modules/reports/reportRows';
import { reviewReport } from '../modules/reports/reviewReport';
import { linesOf, readLineTexts } from '../modules/reports/storedLines';
import { actionIn, type DemoEvent, type Scene } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

const STAFF = 'admin@northwood.example';

/** A report that its company found to be wrong. */
interface Amendment {
  readonly email: string;
  /** Which quarter of its year. */
  readonly index: number;
  /** Days after the quarter's end. */
  readonly sentAfter: number;
  /** Thousands of board feet too many in its first line. */
  readonly tooMany: bigint;
  readonly reason: string;
  readonly isAccepted: boolean;
}

/** Days from an amendment to its acceptance. */
const ACCEPTED_AFTER = 6;

const AMENDMENTS: readonly Amendment[] = [
  {
    email: 'user@pinegrove.example',
    index: 1,
    sentAfter: 130,
    tooMany: 900n,
    reason: 'Two truckloads to the Duluth yard were counted twice.',
    isAccepted: true,
  },
  {
    email: 'user@tamarackridge.example',
    index: 2,
    sentAfter: 50,
    tooMany: 120n,
    reason: 'One load was sold in the next quarter and is also in that report.',
    isAccepted: false,
  },
];

/** Amendments of one year, one accepted with what it moved in the later quarters and one that waits, and a draft left lying. */
export function amendmentEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  const year = amendedYear(program, today);
  return [...AMENDMENTS.map((each) => amendmentEvent(program, year, each)), draftEvent(program, today, now)];
}

/** The newest fiscal year whose amendments have all been sent by now. */
function amendedYear(program: Program, today: CalendarDate): number {
  const year = fiscalYearOf(today, program.fiscalYearStart);
  const sentOn = AMENDMENTS.map(({ index, sentAfter }) =>
    addDays(periodOf(year, index, 3, program.fiscalYearStart).last, sentAfter + ACCEPTED_AFTER),
  );
  return sentOn.every((day) => day < today) ? year : year - 1;
}

function amendmentEvent(program: Program, year: number, wanted: Amendment): DemoEvent {
  const { last } = periodOf(year, wanted.index, 3, program.fiscalYearStart);
  const at = officeTime(addDays(last, wanted.sentAfter), 20);
  return {
    at,
    run: async (scene) => {
      const ctx = actionIn(scene, wanted.email, at);
      const standing = await findStanding(scene, wanted.email, year, `Q${wanted.index}`);
      if (standing === undefined) return [];
      const [first, ...others] = linesOf(standing, standing.due_date);
      if (first === undefined) return [];
      const less = quantity(first.quantity) - wanted.tooMany * 1000n;
      const amended = succeeded(
        await amendReport(ctx, {
          id: standing.id,
          version: standing.version,
          reason: wanted.reason,
          lines: [{ ...first, quantity: formatQuantity(less) }, ...others],
          certification: { name: ctx.caller.name, title: scene.cast(wanted.email).title },
          confirmed: ['ten-times-last', 'tenth-of-last'],
        }),
        standing.number,
      );
      return wanted.isAccepted
        ? [acceptEvent(amended.id, addDays(last, wanted.sentAfter + ACCEPTED_AFTER), program)]
        : [];
    },
  };
}

function acceptEvent(id: string, on: CalendarDate, program: Program): DemoEvent {
  const at = officeTime(on, 40);
  return {
    at,
    run: async (scene) => {
      const row = await selectReports(scene.tx).where('report.id', '=', id).executeTakeFirstOrThrow();
      const moved = await findMovedReports(scene.tx, row, readLineTexts(linesOf(row, row.due_date)), program);
      const outcome = await reviewReport(actionIn(scene, STAFF, at), {
        id,
        version: row.version,
        action: 'accept',
        reason: '',
        seenDifference: presentEffects(moved ?? []).totalDifference,
      });
      succeeded(outcome, row.number);
      return [];
    },
  };
}

const findStanding = (scene: Scene, email: string, year: number, period: string) =>
  selectReports(scene.tx)
    .where('report.company_id', '=', scene.cast(email).companyId)
    .where('report.fiscal_year', '=', year)
    .where('report.period', '=', period)
    .where('report.is_current', '=', true)
    .where('report.status', 'in', ['Submitted', 'Accepted'])
    .executeTakeFirst();

const DRAFTER = 'user@lakeheadsawmills.example';

/** A quarter that is overdue, half written. */
function draftEvent(program: Program, today: CalendarDate, now: Date): DemoEvent {
  const at = new Date(now.getTime() - 3 * 86_400_000);
  return {
    at,
    run: async (scene) => {
      const overdue = recentPeriods(program, today).findLast(({ dueDate }) => dueDate < today);
      if (overdue === undefined) return [];
      const { fiscalYear, index, name, last } = overdue;
      const filed = await findStanding(scene, DRAFTER, fiscalYear, name);
      if (filed !== undefined) return [];
      const line = { kind: 'SHIPPED' as const, date: last, unread: '', country: '' };
      const saved = await saveReportDraft(actionIn(scene, DRAFTER, at), {
        fiscalYear,
        index,
        version: 0,
        lines: [
          { ...line, description: 'Dimension lumber', quantity: '410.250' },
          { ...line, description: 'Boards, planed', quantity: '' },
        ],
      });
      succeeded(saved, `draft of ${DRAFTER}`);
      return [];
    },
  };
}
