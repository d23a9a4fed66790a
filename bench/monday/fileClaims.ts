import { sql } from 'kysely';
import { z } from 'zod';
import { checkDigit } from '../../domain/entryNumber';
import type { Product } from '../../server/startProduct';
import { pdf } from '../../test/journeys/setup/files';
import { type PortalSession, signIn } from '../load/portalSession';

const IMPORTER = 'user@cedarline.example';
const YEAR = 2026;
const AT_ONCE = 4;
const COLLECTED = '25.00';
/** Less than what the records give: a verifier must look at it. */
const ASKED_LESS = '20.00';

const withId = z.object({ data: z.object({ id: z.string() }) });

/**
 * Posts a line for each claim, and files the claims as the importer would, each with a document. The first so many ask for exactly
 * what the records give.
 * @returns IDs of the claims that are exact
 */
export async function fileClaims(
  product: Product,
  password: string,
  count: number,
  exact: number,
): Promise<ReadonlySet<string>> {
  const { lines, importerNumber } = await postLines(product, count);
  const company = await signIn(`http://127.0.0.1:${product.port}`, IMPORTER, password);
  const waiting = lines.entries();
  const ids = new Set<string>();
  const work = async (): Promise<void> => {
    for (const [index, customsLineId] of waiting) {
      const isExact = index < exact;
      const amountClaimed = isExact ? COLLECTED : ASKED_LESS;
      const id = await file(company, importerNumber, customsLineId, amountClaimed);
      if (isExact) ids.add(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}

async function postLines(
  { services }: Product,
  count: number,
): Promise<{ readonly lines: readonly string[]; readonly importerNumber: string }> {
  const { db } = services.database;
  const { rows: importers } = await sql<{ number: string; company_id: string }>`
    select line.importer_number as number, line.company_id from customs_line line
    join app_user person on person.company_id = line.company_id where person.email = ${IMPORTER} limit 1`.execute(
    db,
  );
  const [importer] = importers;
  if (importer === undefined) throw new Error('The demonstration has no such importer.');
  const entries = Array.from({ length: count }, (_, n) => {
    const ten = `MO9${n.toString().padStart(7, '0')}`;
    return ten + checkDigit(ten);
  });
  const { rows } = await sql<{ id: string }>`
    insert into customs_line (batch_id, company_id, entry_number, line_no, hts_code, fee_class, adjustment_seq,
      entry_type, entry_date, fiscal_year, port_code, origin_country, export_country, importer_number, importer_name,
      covered, quantity, unit, quantity_program_unit, amount_collected, amount_expected, variance_flagged, posted_at)
    select (select max(id) from customs_batch), ${importer.company_id}, given.entry::char(11), 1, '4407110000', '105', 0,
      '01', ${`${YEAR}-01-05`}, ${YEAR}, '0712', 'CA', 'CA', ${importer.number}, 'Monday', true, 10.000, 'm3', 4.238,
      ${COLLECTED}, ${COLLECTED}, false, now()
    from unnest(${entries}::text[]) as given (entry)
    returning id`.execute(db);
  return { lines: rows.map(({ id }) => id), importerNumber: importer.number };
}

async function file(
  company: PortalSession,
  importerNumber: string,
  customsLineId: string,
  amountClaimed: string,
): Promise<string> {
  const answer = await company.send('/api/refunds', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      fiscalYear: YEAR,
      reason: 'OTHER',
      importerNumber,
      lines: [{ customsLineId, amountClaimed }],
      documentIds: [await evidence(company)],
      applicant: { name: 'Peter Reed', title: 'Treasurer', phone: '+1 555 0144', email: IMPORTER },
      explanation: 'Filed for a measurement.',
      certificateNumber: null,
      certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
    }),
  });
  return withId.parse(JSON.parse(answer)).data.id;
}

async function evidence(company: PortalSession): Promise<string> {
  const document = pdf('entry-summary.pdf');
  const form = new FormData();
  form.set('kind', 'entry-summary');
  form.set('file', new Blob([new Uint8Array(document.buffer)]), document.name);
  const answer = await company.send('/api/documents', { method: 'POST', body: form });
  return withId.parse(JSON.parse(answer)).data.id;
}
