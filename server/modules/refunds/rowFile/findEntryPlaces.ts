import { sql } from 'kysely';
import { parseEntryNumber } from '../../../../domain/entryNumber';
import { companyOf } from '../../../../domain/permissions';
import { mayCreateRefund } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findClaimingCompany } from '../claimingCompany';

interface PlacedEntry {
  readonly entryNumber: string;
  readonly fiscalYear: number;
  readonly importerNumber: string;
}

/**
 * Where the company's own entries belong. An entry of another company is answered like one that does not exist: whether the board
 * has it is that company's matter.
 */
export async function findEntryPlaces(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
  entryNumbers: readonly string[],
): Promise<Outcome<PlacedEntry[]>> {
  const { actor } = reader.caller;
  const company = await findClaimingCompany(queries, companyOf(actor));
  if (company === null) return failed('not-found');
  const refused = refusalOf(mayCreateRefund(actor, company));
  if (refused !== null) return fail(refused);

  const wanted = entryNumbers.flatMap((text) => {
    const number = parseEntryNumber(text);
    return number.ok ? [number.value] : [];
  });
  if (wanted.length === 0) return ok([]);
  const { rows } = await sql<{ entry_number: string; fiscal_year: number; importer_number: string }>`
    select distinct on (line.entry_number) line.entry_number, line.fiscal_year, line.importer_number
    from customs_line line
    where line.company_id = ${company.companyId} and line.adjustment_seq = 0
      and line.entry_number = any (${wanted}::char(11)[])
    order by line.entry_number, line.line_no`.execute(queries);
  return ok(
    rows.map((row) => ({
      entryNumber: row.entry_number,
      fiscalYear: row.fiscal_year,
      importerNumber: row.importer_number,
    })),
  );
}
