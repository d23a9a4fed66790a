import type { Generated } from 'kysely';
import type { ProblemState } from '../../domain/problemReport';
import type { FixedInstant, Identity, Instant } from './columns';

export interface MailTable {
  id: Identity;
  kind: string;
  recipient: string;
  reply_to: string | null;
  message_id: string;
  /** Subject and text, sealed; null once nobody needs them any more. */
  content: string | null;
  created_at: FixedInstant;
  /** Of no use to its reader from here on: a code that has run out is not sent. */
  expires_at: Instant;
  next_try_at: Instant;
  tries: Generated<number>;
  sent_at: Instant | null;
  given_up_at: Instant | null;
  last_problem: string | null;
}

export interface ContactMessageTable {
  id: Identity;
  received_at: FixedInstant;
  name: string;
  email: string;
  message: string;
  answered_at: Instant | null;
  answered_by: string | null;
}

export interface ProblemReportTable {
  id: Identity;
  reported_at: FixedInstant;
  user_id: string;
  note: string;
  page: string;
  build: string;
  log: Buffer | null;
  state: Generated<ProblemState>;
  owner_id: string | null;
  /** The test that closed it. */
  test: string | null;
  version: Generated<number>;
}

export interface MailTables {
  mail: MailTable;
  contact_message: ContactMessageTable;
  problem_report: ProblemReportTable;
}
