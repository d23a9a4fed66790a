import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { mayReadExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import { findDocument, getDocumentBytes } from '../documents/documentRepository';
import { presentExemption, type Reader } from './presentExemption';

/** An application or certificate for anyone who may read it; another company's is as if it did not exist. */
export async function getExemption(
  queries: Queries,
  reader: Reader,
  id: string,
): Promise<Outcome<ExemptionDetails>> {
  const found = await findReadable(queries, reader, id);
  return found === null ? failed('not-found') : ok(await presentExemption(queries, reader, id));
}

/** The certificate or the letter of denial, for anyone who may read the application. */
export async function findExemptionDecision(
  queries: Queries,
  reader: Pick<Reader, 'caller'>,
  id: string,
): Promise<Outcome<{ readonly fileName: string; readonly bytes: Buffer }>> {
  const found = await findReadable(queries, reader, id);
  if (found === null) return failed('not-found');
  const letterId = found.decision_document_id;
  const document = letterId === null ? null : await findDocument(queries, letterId);
  if (document === null) return failed('exemption-not-decided');
  const { fileName, sha256 } = document.entity;
  return ok({ fileName, bytes: await getDocumentBytes(queries, sha256) });
}

async function findReadable(queries: Queries, reader: Pick<Reader, 'caller'>, id: string) {
  if (!isRowId(id)) return null;
  const row = await queries
    .selectFrom('exemption')
    .select(['company_id', 'decision_document_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return mayReadExemption(reader.caller.actor, { companyId: row.company_id }).allowed ? row : null;
}
