import { type Actor, asStaff, type Decision } from './permissions';

/** Reading the audit trail. */
export const mayReadAudit = (actor: Actor): Decision => asStaff(actor, 'admin', 'readonly');
