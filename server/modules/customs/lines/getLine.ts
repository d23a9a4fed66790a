import type { CustomsLineDetails } from '../../../../contract/entities/customs';
import { calendarDate } from '../../../../domain/calendarDate';
import { maySeeCustoms, maySeeEntryLines } from '../../../../domain/customsPermissions';
import { expectedCollection } from '../../../../domain/expectedCollection';
import type { Explanation } from '../../../../domain/explanation';
import { parseDecimal, formatDecimal } from '../../../../domain/decimal';
import type { Actor } from '../../../../domain/permissions';
import type { Program } from '../../../../domain/program';
import { quantity } from '../../../../domain/quantity';
import { ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome } from '../../../failure';
import { type LineRow, selectLines, toLine } from './lineRepository';
import { fullName } from '../../users/fullName';
import { REPORTED_UNITS, type ReportedUnit } from '../../../../domain/programDocument';

/** One entry line with what should have been collected on it and how that came about. */
export async function getLine(
  db: Queries,
  actor: Actor,
  program: Program,
  id: string,
): Promise<Outcome<CustomsLineDetails>> {
  if (!isRowId(id)) return failed('not-found');
  const row = await selectLines(db).where('line.id', '=', id).executeTakeFirst();
  if (row === undefined || !maySee(actor, row)) return failed('not-found');
  return ok({
    ...toLine(row),
    rate: plain(row.rate),
    factor: plain(row.factor),
    enteredQuantity: await findEntered(db, row),
    explanation: explain(program, row).map(({ step, values }) => ({ step, values: { ...values } })),
  });
}

async function findEntered(db: Queries, row: LineRow): Promise<CustomsLineDetails['enteredQuantity']> {
  const entered = await db
    .selectFrom('entered_line_quantity')
    .innerJoin('app_user', 'app_user.id', 'set_by')
    .select(['quantity', 'reason', 'set_by', 'set_at', 'entered_line_quantity.version'])
    .select(['first_name', 'last_name'])
    .where('customs_line_id', '=', row.id)
    .executeTakeFirst();
  if (entered === undefined) return null;
  return {
    quantity: entered.quantity,
    reason: entered.reason,
    setBy: { id: entered.set_by, name: fullName(entered.first_name, entered.last_name) },
    setAt: entered.set_at.toISOString(),
    version: entered.version,
    isCurrent: row.entered_quantity !== null,
  };
}

const maySee = (actor: Actor, { company_id }: LineRow): boolean =>
  company_id === null ? maySeeCustoms(actor).allowed : maySeeEntryLines(actor, company_id).allowed;

function explain(program: Program, row: LineRow): Explanation {
  // A correction posts a difference, which no rate explains.
  if (row.adjustment_seq > 0) return [];
  const expected = expectedCollection(program, {
    entryDate: calendarDate(row.entry_date),
    entryType: row.entry_type,
    htsCode: row.hts_code,
    quantity: quantity(row.quantity),
    unit: reportedUnit(row.unit),
    isExempt: row.exempt_certificate !== null,
  });
  return expected.ok ? expected.value.explanation : [];
}

/** The column keeps more decimals than the rate has. */
function plain(decimal: string | null): string | null {
  if (decimal === null) return null;
  const parsed = parseDecimal(decimal);
  if (!parsed.ok) throw new Error(`Not a decimal: ${decimal}`);
  return formatDecimal(parsed.value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** The unit of a posted line; the import lets no other in. */
function reportedUnit(text: string): ReportedUnit {
  const unit = REPORTED_UNITS.find((each) => each === text);
  if (unit === undefined) throw new Error(`Not a reported unit: ${text}`);
  return unit;
}
