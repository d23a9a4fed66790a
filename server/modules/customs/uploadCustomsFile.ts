import type { Readable } from 'node:stream';
import type { CustomsBatch } from '../../../contract/entities/customs';
import type { FailureKind } from '../../../contract/texts/failures';
import { instantText } from '../../../contract/texts/instantText';
import { mayUploadCustoms } from '../../../domain/customsPermissions';
import { fail, ok } from '../../../domain/result';
import { sqlStateOf, type Tx } from '../../db/transaction';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { VirusScanner } from '../../system/virusScanner';
import { appendAudit } from '../audit/appendAudit';
import { plainFileName } from '../documents/documentName';
import { refuseInfected } from '../documents/refuseInfected';
import type { RequestContext } from '../identity/requestContext';
import { insertFileParts, PART_BYTES } from './batchFile';
import { findSameFile, getBatch, toBatch } from './batchRepository';
import { customsFileFormat, type WrongFileKind } from '../../reading/fileFormat';
import { receiveFile, type ReceivedFile } from '../../reading/receiveFile';
import { fullName } from '../users/fullName';

export interface CustomsUpload {
  readonly fileName: string;
  readonly stream: Readable;
  readonly maxBytes: number;
  readonly scanner?: VirusScanner | null;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Keeps a Customs file to be checked. Refuses what is no table by its content, and a file whose bytes came before, naming the
 * earlier one (decision 12). It waits to be found by a checker.
 */
export async function uploadCustomsFile(
  db: Queries,
  ctx: RequestContext,
  upload: CustomsUpload,
): Promise<Outcome<CustomsBatch>> {
  const refusal = refusalOf(mayUploadCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const fileName = plainFileName(upload.fileName).slice(0, 200) || 'customs';
  const received = await receiveFile(upload.stream, upload.maxBytes, (file) =>
    save(db, ctx, fileName, file, upload.scanner),
  );
  return received ?? failed('payload-too-large', { limit: upload.maxBytes });
}

const WRONG_FILES: Partial<Record<WrongFileKind['looksLike'], FailureKind>> = {
  'old-excel': 'customs-file-old-excel',
  'web-page': 'customs-file-web-page',
};

async function save(
  db: Queries,
  ctx: RequestContext,
  fileName: string,
  file: ReceivedFile,
  scanner: VirusScanner | null | undefined,
): Promise<Outcome<CustomsBatch>> {
  if (file.sizeBytes === 0) return failed('customs-file-empty', { fileName });
  const format = customsFileFormat(file.head);
  if (!format.ok)
    return failed(WRONG_FILES[format.failure.looksLike] ?? 'customs-file-not-a-table', { fileName });
  const known = await refuseKnown(db, ctx, file);
  if (known !== null) return known;
  const infected = await refuseInfected(scanner, ctx, fileName, file.parts(PART_BYTES));
  if (infected !== null) return infected;
  try {
    return await ctx.transact((tx) => insertBatch(tx, ctx, fileName, file));
  } catch (error) {
    // Two people sent the same file in the same moment; the other one's came first.
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    const meanwhile = await refuseKnown(db, ctx, file);
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}

async function insertBatch(
  tx: Tx,
  ctx: RequestContext,
  fileName: string,
  file: ReceivedFile,
): Promise<Outcome<CustomsBatch>> {
  const { actor } = ctx.caller;
  const { id } = await tx
    .insertInto('customs_batch')
    .values({
      file_name: fileName,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      status: 'Uploaded',
      uploaded_by: actor.userId,
      uploaded_at: ctx.at,
      confirmed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertFileParts(tx, id, file.parts(PART_BYTES));
  await appendAudit(tx, ctx, {
    action: 'customs-file-uploaded',
    subject: { type: 'customsBatch', id },
    companyId: null,
    details: { fileName, sizeBytes: file.sizeBytes, sha256: file.sha256 },
  });
  return ok(toBatch(await getBatch(tx, id), ctx.language));
}

async function refuseKnown(
  db: Queries,
  ctx: RequestContext,
  file: ReceivedFile,
): Promise<Outcome<never> | null> {
  const same = await findSameFile(db, file.sha256);
  if (same === null) return null;
  return failed('customs-file-known', {
    fileName: same.file_name,
    when: instantText(ctx.language, ctx.boardZone, same.uploaded_at.getTime()),
    who: fullName(same.uploader_first_name, same.uploader_last_name),
    batchId: same.id,
  });
}
