import * as z from 'zod/mini';
import { PENDING_CHANGE_KINDS, PENDING_CHANGE_STATES } from '../../domain/pendingChange';
import { date, email, id, instant, person, reasonText } from '../fields';
import { ROLES } from '../roles';
import { personal, sentence } from '../sensitivity';
import { configurationChange } from './configuration';

/** What an administrator asked for and a second one must confirm, and what became of it. */
export const pendingChange = z.object({
  id,
  kind: z.enum(PENDING_CHANGE_KINDS),
  state: z.enum(PENDING_CHANGE_STATES),
  /** The account it is about; null for the configuration, and for an account that does not exist yet. */
  userId: z.nullable(id),
  /** Whose account, or why the configuration changes. */
  about: personal(z.string()),
  /** Of an account that does not exist yet. */
  email: z.nullable(email),
  /** The roles somebody would have. */
  roles: z.array(z.enum(ROLES)),
  rolesBefore: z.array(z.enum(ROLES)),
  /** Of the configuration. */
  changes: z.array(configurationChange),
  /** The later day from which the configuration counts; null at once. */
  effectiveOn: z.optional(z.nullable(date)),
  /** It cancels the change that is scheduled. */
  isCancellation: z.optional(z.boolean()),
  proposedBy: person,
  proposedAt: instant,
  /** The second administrator, or whoever took it back; null while it waits. */
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  decisionReason: reasonText,
  /** Whether this reader may confirm it, else why not and who could. */
  confirm: z.object({
    allowed: z.boolean(),
    reason: z.nullable(sentence(z.string())),
    whoCould: z.array(z.enum(ROLES)),
  }),
});
