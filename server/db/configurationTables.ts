import type { ProgramDocument } from '../../domain/programDocument';
import type { FixedInstant, Identity, Json } from './columns';

export interface ProgramConfigurationTable {
  id: Identity;
  content: Json<ProgramDocument>;
  effective_at: FixedInstant;
  created_by: string | null;
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
