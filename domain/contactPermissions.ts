import { type Actor, asStaff, type Decision } from './permissions';

/** Reading what was written through the contact page, and noting that it was answered. */
export const mayAnswerMessages = (actor: Actor): Decision => asStaff(actor, 'admin');
