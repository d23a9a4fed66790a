import type { ProgramDocument } from '../../domain/programDocument';
import type { Generated } from 'kysely';
import type { FixedInstant, Identity, Instant, Json } from './columns';

export interface ProgramConfigurationTable {
  id: Identity;
  content: Json<ProgramDocument>;
  effective_at: FixedInstant;
  created_by: string | null;
  /** Saved for a later day, and not announced as in effect yet. */
  is_scheduled: Generated<boolean>;
  canceled_at: Instant | null;
}

export interface BoardTextTable {
  key: string;
  language: 'en' | 'fr';
  content: Json<Readonly<Record<string, string>> | null> | null;
  version: number;
}

export interface ConfigurationTables {
  program_configuration: ProgramConfigurationTable;
  board_text: BoardTextTable;
}
