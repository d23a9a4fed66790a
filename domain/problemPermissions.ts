import { type Actor, asStaff, type Decision } from './permissions';

/** Reading what people reported, and noting who works on it. */
export const mayHandleProblems = (actor: Actor): Decision => asStaff(actor, 'admin');
