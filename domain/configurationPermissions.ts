import { type Actor, asStaff, type Decision } from './permissions';

/** Opening and changing the configuration. */
export const mayOpenConfiguration = (actor: Actor): Decision => asStaff(actor, 'admin');
