import { dateInZone } from '../../../../domain/calendarDate';
import type { Queries } from '../../../db/tables';
import { ok } from '../../../../domain/result';
import { failed, type Outcome } from '../../../failure';
import { drawLetters } from '../../../letter/drawLetter';
import { programInForce } from '../../configuration/programInForce';
import type { RequestContext } from '../../identity/requestContext';
import { findClaimingCompany } from '../claimingCompany';
import { type Invited, invitationLetter } from './invitationLetter';
import { openRun } from './openRun';

/** The letters of a run that are printed, in one PDF: the same however often it is downloaded. */
export async function printLetters(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at'>,
  id: string,
  publicUrl: string,
): Promise<Outcome<{ readonly fileName: string; readonly bytes: Buffer }>> {
  const opened = await openRun(queries, reader, id);
  if (!opened.ok) return opened;
  const { fiscal_year: fiscalYear, letters_at: at, id: runId } = opened.value;
  const program = await programInForce(queries, reader.at);
  const invited = await findInvited(queries, runId);
  if (at === null || invited.length === 0) return failed('annual-letters-no-print');
  const writtenOn = dateInZone(at.getTime(), program.boardZone);
  const letters = invited.map((each) => invitationLetter(program, each, { writtenOn, publicUrl }));
  return ok({ fileName: `refund-letters-${fiscalYear}-${runId}.pdf`, bytes: await drawLetters(letters, at) });
}

async function findInvited(queries: Queries, runId: string): Promise<readonly Invited[]> {
  const rows = await queries
    .selectFrom('annual_run_row')
    .leftJoin('company', 'company.id', 'annual_run_row.company_id')
    .select(['company_id', 'importer_number', 'importer_name', 'fiscal_year', 'letter_amount', 'last_day'])
    .select('company.language')
    .where('run_id', '=', runId)
    .where('letter', '=', 'paper')
    .orderBy('annual_run_row.id')
    .execute();
  const invited: Invited[] = [];
  for (const row of rows) {
    const company = row.company_id === null ? null : await findClaimingCompany(queries, row.company_id);
    invited.push({
      name: row.importer_name,
      address: company?.payee.address ?? null,
      language: row.language,
      importerNumber: row.importer_number,
      fiscalYear: row.fiscal_year,
      amount: row.letter_amount ?? '0.00',
      lastDay: row.last_day,
    });
  }
  return invited;
}
