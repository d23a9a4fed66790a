import { type Actor, isActing } from './permissions';
import { isStaff } from './roles';

/** Who reads a comment where nobody said: what staff write stays among staff, what a company's people write is for both sides. */
export const isInternalByDefault = (actor: Actor): boolean => isStaff(actor.roles) && !isActing(actor);
