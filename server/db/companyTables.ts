import type { Generated } from 'kysely';
import type { FixedInstant, Identity, Instant } from './columns';

/** Something a company asks the board to change about it. */
export interface CompanyChangeRequestTable {
  id: Identity;
  company_id: string;
  field: 'legalName' | 'taxId' | 'kind' | 'importerNumber';
  old_value: string | null;
  new_value: string;
  reason: Generated<string>;
  status: 'waiting' | 'accepted' | 'refused' | 'withdrawn';
  asked_by: string;
  asked_at: FixedInstant;
  decided_by: string | null;
  decided_at: Instant | null;
  answer: Generated<string>;
  version: Generated<number>;
}

export interface CompanyTables {
  company_change_request: CompanyChangeRequestTable;
}
