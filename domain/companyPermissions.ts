import {
  type Actor,
  ALLOWED,
  asCompany,
  asReader,
  asStaff,
  companyOf,
  type Decision,
  isActing,
  refuse,
} from './permissions';

/** Seeing the list of all companies, and starting from it. */
export const mayListCompanies = (actor: Actor): Decision => asStaff(actor, 'admin', 'readonly');

/** Reading a company's profile, reports or certificates: its own people, admin and readonly. */
export const mayReadCompany = (actor: Actor, companyId: string): Decision =>
  asReader(actor, companyId, 'admin', 'readonly');

/** Changing a company's profile: those of its people who sign, and an admin, whether acting for it or not. */
export function mayEditCompanyProfile(actor: Actor, companyId: string): Decision {
  return asStaff(actor, 'admin').allowed ? ALLOWED : asCompany(actor, companyId, 'sign');
}

/** Asking the board to change what a company may not change itself. */
export const mayAskForChange = (actor: Actor): Decision => asCompany(actor, companyOf(actor), 'sign');

/**
 * Saying where a company's refunds are paid: its own action, refused while an admin acts for it, as passwords are (decision 6).
 */
export const mayChangePayee = (actor: Actor): Decision =>
  isActing(actor) ? refuse('acting-for-company', 'user') : asCompany(actor, actor.companyId, 'sign');

/** Approving a registration, changing a company's flags, tax id or importer numbers. */
export const mayManageCompanies = (actor: Actor): Decision => asStaff(actor, 'admin');
