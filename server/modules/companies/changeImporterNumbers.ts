import type { CompanyProfile } from '../../../contract/entities/company';
import { isCalendarDate } from '../../../domain/calendarDate';
import { parseImporterNumber } from '../../../domain/importerNumber';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { changeCompany, changeCompanyWith } from './changeCompany';
import { findHolder } from './importerNumbers';
import { lockImporterNumber } from './lockImporterNumber';
import { matchLines } from './matchLines';

const ANY = { from: 'any', otherwise: 'company-not-possible-now' } as const;

/** Gives a company an importer number; entry lines under it that belonged to nobody become the company's. */
export function addImporterNumber(
  ctx: RequestContext,
  companyId: string,
  wanted: { readonly version: number; readonly number: string },
): Promise<Outcome<{ readonly profile: CompanyProfile; readonly matchedLines: number }>> {
  let matchedLines = 0;
  return changeCompanyWith(
    ctx,
    { companyId, version: wanted.version, ...ANY },
    async (tx) => {
      const added = await assignNumber(tx, ctx, companyId, wanted.number);
      if (!added.ok) return added;
      ({ matchedLines } = added.value);
      return ok({ action: 'importer-number-added', details: added.value });
    },
    (profile) => ({ profile, matchedLines }),
  );
}

/** Writes the number and matches its lines, inside the transaction of whoever decides on it. A closed number is opened again. */
export async function assignNumber(
  tx: Tx,
  ctx: Pick<RequestContext, 'today'>,
  companyId: string,
  text: string,
): Promise<Outcome<{ readonly number: string; readonly matchedLines: number }>> {
  const read = parseImporterNumber(text);
  if (!read.ok) return fieldFailed('number', 'importer-number-invalid');
  const { number } = read.value;
  await lockImporterNumber(tx, number);
  const holder = await findHolder(tx, number);
  if (holder !== null) return fieldFailed('number', 'importer-number-held', { number, company: holder.name });
  const row = { company_id: companyId, added_on: ctx.today, closed_on: null };
  await tx
    .insertInto('importer_number')
    .values({ number, ...row })
    .onConflict((conflict) => conflict.column('number').doUpdateSet(row))
    .execute();
  return ok({ number, matchedLines: await matchLines(tx, companyId, number) });
}

/** Closes a number: entries after the day are nobody's until somebody is given it; what came before stays the company's. */
export const closeImporterNumber = (
  ctx: RequestContext,
  companyId: string,
  wanted: { readonly version: number; readonly number: string; readonly closedOn: string },
): Promise<Outcome<CompanyProfile>> =>
  changeCompany(ctx, { companyId, version: wanted.version, ...ANY }, async (tx) => {
    const row = await tx
      .selectFrom('importer_number')
      .select('added_on')
      .where('number', '=', wanted.number)
      .where('company_id', '=', companyId)
      .where('closed_on', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined)
      return fieldFailed('number', 'importer-number-not-open', { number: wanted.number });
    const { closedOn } = wanted;
    if (!isCalendarDate(closedOn) || closedOn < row.added_on || closedOn > ctx.today)
      return fieldFailed('closedOn', 'company-date-not-possible', { first: row.added_on, last: ctx.today });
    await tx
      .updateTable('importer_number')
      .set({ closed_on: closedOn })
      .where('number', '=', wanted.number)
      .execute();
    return ok({ action: 'importer-number-closed', details: { number: wanted.number, closedOn } });
  });
