import * as z from 'zod/mini';
import { COMPANY_PERMISSIONS } from '../../domain/companyAccess';
import { email, id, instant, money, personName, version } from '../fields';
import { LIMITS } from '../limits';
import { oneLine } from '../oneLine';
import { plainWords } from '../plainWords';
import { ROLES } from '../roles';
import { personal } from '../sensitivity';
import { companyFlags } from './session';

export const COMPANY_KINDS = ['MANUFACTURER', 'IMPORTER', 'BOTH'] as const;
export const COMPANY_STATUSES = ['Pending', 'Active', 'Inactive'] as const;

export const companySummary = z.extend(companyFlags, {
  id,
  legalName: personal(z.string()),
  kind: z.enum(COMPANY_KINDS),
  status: z.enum(COMPANY_STATUSES),
  country: z.string(),
  city: personal(z.string()),
  importerNumbers: z.int(),
  /** Share of the year's exempt quantity used, in whole percent; null where none applies. */
  exemptUsedPercent: z.nullable(z.int()),
  balance: money,
  users: z.int(),
  /** Whether its group reached the exempt quantity of the running fiscal year under a certificate. */
  hasPassedThreshold: z.boolean(),
});
export type CompanySummary = z.infer<typeof companySummary>;

const line = (max: number) =>
  z.string().check(plainWords(), z.trim(), z.minLength(1), z.maxLength(max), oneLine());
const optionalLine = (max: number) => z.string().check(plainWords(), z.trim(), z.maxLength(max), oneLine());

export const address = z.strictObject({
  street1: personal(line(64)),
  street2: personal(optionalLine(64)),
  city: personal(line(64)),
  region: personal(optionalLine(64)),
  postalCode: personal(line(12)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
});

/** Of an importer the board enters itself: what Customs does not send is asked for, or stays unknown. */
export const enteredCompany = z.strictObject({ legalName: personal(line(120)), address });

/** An address as it is shown. */
const shownAddress = z.object({
  street1: personal(z.string()),
  street2: personal(z.string()),
  city: personal(z.string()),
  region: personal(z.string()),
  postalCode: personal(z.string()),
  country: z.string(),
});

/** What a company may change about itself. */
export const companyProfileEdit = z.strictObject({
  companyId: id,
  version,
  dbaName: personal(optionalLine(120)),
  address,
  contactName: personName,
  contactTitle: personal(optionalLine(80)),
  phone: personal(optionalLine(30)),
  email,
  language: z.enum(['en', 'fr']),
});

export const companyProfile = z.extend(companyFlags, {
  companyId: id,
  version,
  legalName: personal(z.string()),
  dbaName: personal(z.string()),
  kind: z.enum(COMPANY_KINDS),
  status: z.enum(COMPANY_STATUSES),
  /** Its own people invite colleagues and change permissions; false: the board does it. */
  managesPeople: z._default(z.boolean(), true),
  /** All but the last four characters masked unless the reader may see it whole. */
  taxId: z.nullable(personal(z.string())),
  importerNumbers: z.array(personal(z.string())),
  address: shownAddress,
  contactName: personal(z.string()),
  contactTitle: personal(z.string()),
  phone: personal(z.string()),
  email: personal(z.string()),
  language: z.enum(['en', 'fr']),
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** What stands in the way of somebody's signing in, the strongest of it first; `active` where nothing does. */
export const USER_STATES = ['inactive', 'locked', 'temporary', 'active'] as const;
export type UserState = (typeof USER_STATES)[number];

export const userSummary = z.object({
  id,
  email: personal(z.string()),
  name: personal(z.string()),
  companyId: id,
  companyName: personal(z.string()),
  roles: z.array(z.enum(ROLES)),
  isActive: z.boolean(),
  isLocked: z.boolean(),
  hasTemporaryPassword: z.boolean(),
  /** What a company's person may do for the company; none for staff. */
  permissions: z._default(z.array(z.enum(COMPANY_PERMISSIONS)), []),
  lastSignInAt: z.nullable(instant),
});

/** What anybody may send in to register; the answer is always success. */
export const registration = z.strictObject({
  legalName: personal(line(120)),
  kind: z.enum(COMPANY_KINDS),
  taxId: personal(optionalLine(20)),
  importerNumber: personal(optionalLine(20)),
  address,
  contactName: personName,
  phone: personal(optionalLine(30)),
  email,
  message: personal(z.string().check(z.maxLength(LIMITS.reasonText))),
});
