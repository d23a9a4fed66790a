import type { Program } from '../../../../domain/program';
import type { Tx } from '../../../db/transaction';
import { drawLetter } from '../../../letter/drawLetter';
import { insertDocument } from '../../documents/documentRepository';
import type { RequestContext } from '../../identity/requestContext';
import { addressLines } from '../../companies/companyAddress';
import type { ExemptionRow } from '../exemptionRows';
import { exemptionLetter, type ExemptionLetterOf } from './exemptionLetter';

/** Writes the certificate or the denial in the company's language and keeps it with the application. Answers the document's id. */
export async function storeExemptionLetter(
  tx: Tx,
  ctx: RequestContext,
  program: Program,
  row: ExemptionRow,
  letter: ExemptionLetterOf,
): Promise<string> {
  const company = await tx
    .selectFrom('company')
    .select(['language', 'legal_name', 'street1', 'street2', 'city', 'region', 'postal_code', 'country'])
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const content = exemptionLetter(program, row, letter, {
    language: company.language,
    decidedOn: ctx.today,
    recipient: [company.legal_name, ...addressLines(company, company.language)],
  });
  return insertDocument(tx, {
    companyId: row.company_id,
    kind: 'decision',
    fileName: `${row.number}-${letter.kind}.pdf`,
    type: 'application/pdf',
    bytes: await drawLetter(content, ctx.at),
    uploadedBy: ctx.caller.actor.userId,
    uploadedAt: ctx.at,
    owner: { type: 'exemption', id: row.id },
  });
}
