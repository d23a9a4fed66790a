import type { ColumnType } from 'kysely';
import type { FixedInstant, Identity } from './columns';

export interface DocumentTable {
  id: Identity;
  company_id: ColumnType<string, string, never>;
  kind: ColumnType<string, string, never>;
  file_name: ColumnType<string, string, never>;
  /** Media type, recognized by content. */
  type: ColumnType<string, string, never>;
  size_bytes: ColumnType<string, number | string, never>;
  sha256: ColumnType<string, string, never>;
  uploaded_by: ColumnType<string, string, never>;
  uploaded_at: FixedInstant;
  /** The record it belongs to, such as `refund` and its id; null while no record has named it yet. */
  owner_type: string | null;
  owner_id: string | null;
}

export interface DocumentContentTable {
  sha256: string;
  bytes: Buffer;
}

/** When a member of staff opened a document for the first time. */
export interface DocumentOpeningTable {
  document_id: string;
  opened_by: string;
  opened_at: FixedInstant;
}

export interface DocumentTables {
  document: DocumentTable;
  document_content: DocumentContentTable;
  document_opening: DocumentOpeningTable;
}
