import * as z from 'zod/mini';
import { id, instant } from '../fields';
import { personal } from '../sensitivity';

const named = z.object({ id, name: personal(z.string()) });

/** One field of what an action changed or noted, as text; `from` is null where the action tells only what is. */
export const auditField = z.object({
  field: z.string(),
  from: z.nullable(personal(z.string())),
  to: z.nullable(personal(z.string())),
});
export type AuditField = z.infer<typeof auditField>;

/** One action of the audit trail. */
export const auditEntry = z.object({
  id,
  /** Its place in the chain, from 1. */
  position: z.string(),
  at: instant,
  /** Past-tense action, such as `refund-approved`. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  /** Null for the system itself and for people not signed in. */
  actor: z.nullable(named),
  roles: z.array(z.string()),
  /** The company an administrator acted for. */
  actingFor: z.nullable(named),
  company: z.nullable(named),
  /** `name` is what people call the record: its number, or a name; null where it has none. */
  subject: z.object({
    type: z.string(),
    id: z.nullable(z.string()),
    name: z.nullable(personal(z.string())),
  }),
  fields: z.array(auditField),
  address: z.nullable(personal(z.string())),
  reference: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;
