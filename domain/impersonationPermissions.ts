import { type Actor, asStaff, type Decision } from './permissions';

/** Acting for a company; never for two at once. */
export const mayImpersonate = (actor: Actor): Decision => asStaff(actor, 'admin');
