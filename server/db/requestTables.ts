import type { FixedInstant, Instant, Json } from './columns';

/** Requests of one sender to one call until `ends_at`, of all server processes. */
export interface RequestCountTable {
  sender: string;
  call: string;
  requests: number;
  ends_at: Instant;
}

export interface IdempotencyKeyTable {
  user_id: string;
  endpoint: string;
  key: string;
  request_hash: string;
  answer: Json<unknown> | null;
  created_at: FixedInstant;
}

export interface RequestTables {
  request_count: RequestCountTable;
  idempotency_key: IdempotencyKeyTable;
}
