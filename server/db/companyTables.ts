import type { Generated } from 'kysely';
import type { FixedInstant, Identity, Instant } from './columns';

export interface CompanyTable {
  id: Identity;
  legal_name: string;
  dba_name: Generated<string>;
  kind: 'MANUFACTURER' | 'IMPORTER' | 'BOTH';
  status: 'Pending' | 'Active' | 'Inactive';
  /** The board itself, the company of its staff. */
  is_board: Generated<boolean>;
  is_assessment_payer: Generated<boolean>;
  is_refund_eligible: Generated<boolean>;
  /** Whether its own people may invite colleagues and change permissions. */
  manages_people: Generated<boolean>;
  tax_id: string | null;
  street1: Generated<string>;
  street2: Generated<string>;
  city: Generated<string>;
  region: Generated<string>;
  postal_code: Generated<string>;
  country: Generated<string>;
  contact_name: Generated<string>;
  contact_title: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  language: Generated<'en' | 'fr'>;
  registration_message: Generated<string>;
  /** The company this one was merged into; its number leads there. */
  merged_into: string | null;
  version: Generated<number>;
  created_at: FixedInstant;
}

/** A time in which a company shares the exempt quantity with others; it counts for whole fiscal years. */
export interface CompanyGroupMemberTable {
  id: Identity;
  /** The company whose group it is; its id names the group. */
  group_id: string;
  company_id: string;
  from_date: string;
  first_year: number;
  to_date: string | null;
  last_year: number | null;
}

/** Importer numbers in canonical form, each of one company. */
export interface ImporterNumberTable {
  number: string;
  company_id: string;
  added_on: Generated<string>;
  /** Entries after this day are not the company's; null while it is open. */
  closed_on: string | null;
}

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
  company: CompanyTable;
  company_group_member: CompanyGroupMemberTable;
  importer_number: ImporterNumberTable;
  company_change_request: CompanyChangeRequestTable;
}
