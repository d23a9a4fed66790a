import type { z } from 'zod';
import type { reminderRow, remindersPreview } from '../../../contract/entities/reportGrid';
import { mayReviewReports } from '../../../domain/reportPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findMissingCompanies, type MissingCompany } from './missingReport';
import { type NamedPeriod, periodFor } from './reportingCompany';

export type ReminderRow = z.output<typeof reminderRow>;

/** Who would be reminded of a period, and how. Nothing is sent. */
export async function previewReminders(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  input: NamedPeriod & { readonly companyIds: readonly string[] | null },
): Promise<Outcome<z.output<typeof remindersPreview>>> {
  const refused = refusalOf(mayReviewReports(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const program = await programInForce(queries, reader.at);
  const period = periodFor(input, program);
  if (!period.ok) return period;
  const named = input.companyIds?.filter(isRowId) ?? null;
  const missing = await findMissingCompanies(queries, period.value, reader.today, program.boardZone, named);
  const rows = await reminderRows(queries, missing, named);
  const countOf = (outcome: ReminderRow['outcome']): number =>
    rows.filter((row) => row.outcome === outcome).length;
  return ok({ rows, mails: countOf('mail'), letters: countOf('letter') });
}

/** What reminding comes to for each company, by name: those that miss the report first, then those named that do not. */
export async function reminderRows(
  queries: Queries,
  missing: readonly MissingCompany[],
  named: readonly string[] | null,
): Promise<ReminderRow[]> {
  const found = new Set(missing.map(({ id }) => id));
  const others = (named ?? []).filter((id) => !found.has(id));
  const notMissing =
    others.length === 0
      ? []
      : await queries
          .selectFrom('company')
          .select(['id', 'legal_name'])
          .where('id', 'in', others)
          .orderBy('legal_name')
          .execute();
  return [
    ...missing.map(({ id, name, email, reminded_at }) => ({
      companyId: id,
      companyName: name,
      outcome: email === '' ? ('letter' as const) : ('mail' as const),
      remindedAt: reminded_at?.toISOString() ?? null,
    })),
    ...notMissing.map(({ id, legal_name }) => ({
      companyId: id,
      companyName: legal_name,
      outcome: 'not-missing' as const,
      remindedAt: null,
    })),
  ];
}
