import { type Actor, ALLOWED, type Decision, isActing, refuse } from './permissions';

/** Changing one's own password or second step; refused while acting for a company (decision 6). */
export const mayChangeOwnCredentials = (actor: Actor): Decision =>
  isActing(actor) ? refuse('acting-for-company') : ALLOWED;
