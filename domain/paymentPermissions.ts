import {
  type Actor,
  ALLOWED,
  asCompany,
  asStaff,
  type Decision,
  every,
  isActing,
  refuse,
} from './permissions';

/** Entering and taking back payments that the board has received. */
export const mayRecordPayments = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Paying by card for a company; refused while acting for it (decision 6). */
export const mayPayByCard = (actor: Actor, companyId: string): Decision =>
  every(
    isActing(actor) ? refuse('acting-for-company', 'user') : ALLOWED,
    asCompany(actor, companyId, 'sign'),
  );
