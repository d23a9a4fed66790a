import { auditEntry } from './0001AuditEntry';
import type { Migration } from './migration';

/** Every step in the order it is applied. New ones are added at the end. */
export const migrations: readonly Migration[] = [auditEntry];
