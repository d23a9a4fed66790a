import { isCalendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, type FieldFailure, fieldFailed, type Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { changeCompanyWith } from './changeCompany';
import { lockGroup } from './companyGroup';
import { findGroup, type GroupMember } from './companyGroups';

const ANY = { from: 'any', otherwise: 'company-not-possible-now' } as const;
/** No board has rules for quantities from before. */
const FIRST_DAY = '2000-01-01';

interface Membership {
  readonly group_id: string;
  readonly first_year: number;
  readonly last_year: number | null;
  readonly to_date: string | null;
}

/**
 * Lets a company share the exempt quantity with another one and its group, from a day on. It counts for the whole fiscal year of that
 * day (7 CFR 1217.53(a)(5)); a fiscal year is shared with one group.
 */
export async function joinCompanyGroup(
  ctx: RequestContext,
  companyId: string,
  wanted: { readonly version: number; readonly withCompanyId: string; readonly from: string },
): Promise<Outcome<GroupMember[]>> {
  const { withCompanyId, from } = wanted;
  if (withCompanyId === companyId) return fieldFailed('withCompanyId', 'group-itself');
  if (!isRowId(withCompanyId)) return fieldFailed('withCompanyId', 'not-found');
  if (!isCalendarDate(from) || from < FIRST_DAY || from > ctx.today)
    return fieldFailed('from', 'company-date-not-possible', { first: FIRST_DAY, last: ctx.today });
  return withGroup(ctx, companyId, wanted.version, async (tx) => {
    await lockGroup(tx, withCompanyId);
    const other = await tx
      .selectFrom('company')
      .select('id')
      .where('id', '=', withCompanyId)
      .where('is_board', '=', false)
      .executeTakeFirst();
    if (other === undefined) return fieldFailed('withCompanyId', 'not-found');
    const program = await programInForce(tx, ctx.at);
    const year = fiscalYearOf(from, program.fiscalYearStart);
    const own = await findMemberships(tx, companyId);
    const theirs = await findMemberships(tx, withCompanyId);
    const group = theirs.find(({ to_date: to }) => to === null);
    const taken =
      takenFor(own, year, 'withCompanyId') ??
      (group === undefined ? takenFor(theirs, year, 'withCompanyId') : null);
    if (taken !== null) return fail({ kind: 'invalid-input', fields: [taken] });
    const groupId = group?.group_id ?? withCompanyId;
    if (group === undefined) await addMember(tx, groupId, withCompanyId, from, year);
    await addMember(tx, groupId, companyId, from, year);
    return ok({ action: 'company-group-joined', details: { withCompanyId, groupId, from, firstYear: year } });
  });
}

/** Lets a company leave its group on a day; the fiscal year of that day still counts as shared. */
export async function leaveCompanyGroup(
  ctx: RequestContext,
  companyId: string,
  wanted: { readonly version: number; readonly on: string },
): Promise<Outcome<GroupMember[]>> {
  const { on } = wanted;
  return withGroup(ctx, companyId, wanted.version, async (tx) => {
    const open = await tx
      .selectFrom('company_group_member')
      .select(['id', 'group_id', 'from_date'])
      .where('company_id', '=', companyId)
      .where('to_date', 'is', null)
      .executeTakeFirst();
    if (open === undefined) return failed('group-none');
    if (!isCalendarDate(on) || on < open.from_date || on > ctx.today)
      return fieldFailed('on', 'company-date-not-possible', { first: open.from_date, last: ctx.today });
    const program = await programInForce(tx, ctx.at);
    const lastYear = fiscalYearOf(on, program.fiscalYearStart);
    const left = await tx
      .selectFrom('company_group_member')
      .select('id')
      .where('group_id', '=', open.group_id)
      .where('to_date', 'is', null)
      .where('id', '<>', open.id)
      .execute();
    // Whoever is left alone shares with nobody.
    const ending = [open.id, ...(left.length === 1 ? left.map(({ id }) => id) : [])];
    await tx
      .updateTable('company_group_member')
      .set({ to_date: on, last_year: lastYear })
      .where('id', 'in', ending)
      .execute();
    return ok({ action: 'company-group-left', details: { groupId: open.group_id, on, lastYear } });
  });
}

function withGroup(
  ctx: RequestContext,
  companyId: string,
  version: number,
  carryOut: Parameters<typeof changeCompanyWith>[2],
): Promise<Outcome<GroupMember[]>> {
  let members: GroupMember[] = [];
  return changeCompanyWith(
    ctx,
    { companyId, version, ...ANY },
    async (tx, company) => {
      await lockGroup(tx, companyId);
      const done = await carryOut(tx, company);
      if (done.ok) members = await findGroup(tx, companyId);
      return done;
    },
    () => members,
  );
}

const findMemberships = (tx: Tx, companyId: string): Promise<Membership[]> =>
  tx
    .selectFrom('company_group_member')
    .select(['group_id', 'first_year', 'last_year', 'to_date'])
    .where('company_id', '=', companyId)
    .execute();

/** Why a company with these memberships cannot begin another one in a year; null when it can. */
function takenFor(memberships: readonly Membership[], year: number, field: string): FieldFailure | null {
  if (memberships.some(({ to_date: to }) => to === null)) return { field, kind: 'group-there-already' };
  const last = memberships.find(({ last_year: until }) => until !== null && until >= year);
  return last === undefined
    ? null
    : { field, kind: 'group-year-taken', values: { year: last.last_year ?? year } };
}

const addMember = (tx: Tx, groupId: string, companyId: string, from: CalendarDate, year: number) =>
  tx
    .insertInto('company_group_member')
    .values({
      group_id: groupId,
      company_id: companyId,
      from_date: from,
      first_year: year,
      to_date: null,
      last_year: null,
    })
    .execute();
