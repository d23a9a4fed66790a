import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DocumentEntity } from '../../../contract/entities/document';
import { documentKind } from '../../../contract/entities/document';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

/** The record a document belongs to. */
export interface DocumentOwner {
  readonly type: 'refund' | 'exemption';
  readonly id: string;
}

export interface NewDocument {
  readonly companyId: string;
  readonly kind: DocumentEntity['kind'];
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  readonly owner: DocumentOwner | null;
}

/** Keeps a document; equal content is kept once. Answers its id. */
export async function insertDocument(queries: Queries, document: NewDocument): Promise<string> {
  const sha256 = createHash('sha256').update(document.bytes).digest('hex');
  // Touching an existing row waits for anyone who is about to remove it, so the content is there when the document names it.
  await queries
    .insertInto('document_content')
    .values({ sha256, bytes: document.bytes })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ sha256 }))
    .execute();
  const { id } = await queries
    .insertInto('document')
    .values({
      company_id: document.companyId,
      kind: document.kind,
      file_name: document.fileName,
      type: document.type,
      size_bytes: document.bytes.length,
      sha256,
      uploaded_by: document.uploadedBy,
      uploaded_at: document.uploadedAt,
      owner_type: document.owner?.type ?? null,
      owner_id: document.owner?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Bytes of a company's documents that no record names. Uploads at the same time may each find room for one more. */
export async function sizeOfUnused(queries: Queries, companyId: string): Promise<number> {
  const { bytes } = await queries
    .selectFrom('document')
    .select(sql<string>`coalesce(sum(size_bytes), 0)`.as('bytes'))
    .where('company_id', '=', companyId)
    .where('owner_type', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

const selectDocuments = (queries: Queries) =>
  queries
    .selectFrom('document')
    .innerJoin('app_user', 'app_user.id', 'document.uploaded_by')
    .select([
      'document.id',
      'document.company_id',
      'document.kind',
      'document.file_name',
      'document.type',
      'document.size_bytes',
      'document.sha256',
      'document.uploaded_by',
      'document.uploaded_at',
      'document.owner_id',
      'app_user.first_name',
      'app_user.last_name',
    ]);

export interface StoredDocument {
  readonly entity: DocumentEntity;
  readonly companyId: string;
  /** Whether a record holds it; such a document is no longer anybody's to remove. */
  readonly isHeld: boolean;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDocuments>['executeTakeFirstOrThrow']>>;

const toStored = (row: Row): StoredDocument => ({
  entity: {
    id: row.id,
    kind: documentKind.parse(row.kind),
    fileName: row.file_name,
    type: row.type,
    sizeBytes: Number(row.size_bytes),
    sha256: row.sha256,
    uploadedBy: { id: row.uploaded_by, name: fullName(row.first_name, row.last_name) },
    uploadedAt: row.uploaded_at.toISOString(),
  },
  companyId: row.company_id,
  isHeld: row.owner_id !== null,
});

export async function findDocument(queries: Queries, id: string): Promise<StoredDocument | null> {
  if (!isRowId(id)) return null;
  const row = await selectDocuments(queries).where('document.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

/** The documents of a record, oldest first. */
export async function findDocumentsOf(queries: Queries, owner: DocumentOwner): Promise<DocumentEntity[]> {
  const rows = await selectDocuments(queries)
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .orderBy('document.id')
    .execute();
  return rows.map((row) => toStored(row).entity);
}

/** Those of some documents that are a company's and held by no record, in the order they were uploaded. */
export async function findUnheldDocuments(
  queries: Queries,
  companyId: string,
  ids: readonly string[],
): Promise<DocumentEntity[]> {
  const rows = await selectDocuments(queries)
    .where('document.company_id', '=', companyId)
    .where('owner_id', 'is', null)
    .where('document.id', 'in', ['0', ...ids.filter(isRowId)])
    .orderBy('document.id')
    .execute();
  return rows.map((row) => toStored(row).entity);
}

/** A document's bytes; the document exists. */
export async function getDocumentBytes(queries: Queries, sha256: string): Promise<Buffer> {
  const { bytes } = await queries
    .selectFrom('document_content')
    .select('bytes')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return bytes;
}

/**
 * Hands uploaded documents to a record, inside the record's transaction: all of them, or none and null. Each must be the company's
 * and not held by another record.
 */
export async function holdDocuments(
  tx: Queries,
  ids: readonly string[],
  companyId: string,
  owner: DocumentOwner,
): Promise<'held' | null> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return 'held';
  if (distinct.some((id) => !isRowId(id))) return null;
  const free = await tx
    .selectFrom('document')
    .select('id')
    .where('id', 'in', distinct)
    .where('company_id', '=', companyId)
    .where((where) =>
      where.or([
        where('owner_id', 'is', null),
        where.and([where('owner_type', '=', owner.type), where('owner_id', '=', owner.id)]),
      ]),
    )
    .forUpdate()
    .execute();
  if (free.length !== distinct.length) return null;
  await tx
    .updateTable('document')
    .set({ owner_type: owner.type, owner_id: owner.id })
    .where('id', 'in', distinct)
    .execute();
  return 'held';
}

/** Removes documents that no record holds, and content nobody names any more. */
export async function deleteFreeDocuments(
  tx: Queries,
  which: { readonly id: string } | { readonly uploadedBefore: Date },
): Promise<number> {
  let query = tx.deleteFrom('document').where('owner_id', 'is', null);
  query =
    'id' in which ? query.where('id', '=', which.id) : query.where('uploaded_at', '<', which.uploadedBefore);
  const removed = await query.returning('sha256').execute();
  if (removed.length === 0) return 0;
  const contents = removed.map((row) => row.sha256);
  // Whoever is naming the same content right now commits first, so that the next statement sees it.
  await tx
    .selectFrom('document_content')
    .select('sha256')
    .where('sha256', 'in', contents)
    .orderBy('sha256')
    .forUpdate()
    .execute();
  await tx
    .deleteFrom('document_content')
    .where('sha256', 'in', contents)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('document')
            .select('document.id')
            .whereRef('document.sha256', '=', 'document_content.sha256'),
        ),
      ),
    )
    .execute();
  return removed.length;
}
