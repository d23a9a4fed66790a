import * as z from 'zod/mini';
import { COMPANY_KINDS, COMPANY_STATUSES, type CompanyProfile } from '../../../contract/entities/company';

// A company's profile as any backend of the specification may give it, which names no field of it (decision 81). What is missing is
// empty; only an answer without any profile in it is unreadable.
const text = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '');
const flag = z.catch(z.boolean(), false);

const addressSchema = z.object({
  street1: text,
  street2: text,
  city: text,
  region: text,
  postalCode: text,
  country: text,
});
const noAddress = { street1: '', street2: '', city: '', region: '', postalCode: '', country: '' };

const profileFields = z.object({
  companyId: text,
  version: z.catch(z.int().check(z.positive()), 1),
  legalName: text,
  companyName: text,
  dbaName: text,
  kind: z.catch(z.enum(COMPANY_KINDS), 'BOTH'),
  status: z.catch(z.enum(COMPANY_STATUSES), 'Active'),
  managesPeople: z.catch(z.boolean(), true),
  taxId: z.catch(z.nullable(z.string()), null),
  importerNumbers: z.catch(z.array(z.string()), []),
  address: z.catch(addressSchema, noAddress),
  contactName: text,
  contactTitle: text,
  phone: text,
  email: text,
  language: z.catch(z.enum(['en', 'fr']), 'en'),
  isAssessmentPayer: flag,
  isExempt: flag,
  isRefundEligible: flag,
});

/** @param companyId whose profile was asked for */
export const profileAnswer = (companyId: string) =>
  z.pipe(
    profileFields,
    z.transform(({ companyName, ...profile }): CompanyProfile => ({
      ...profile,
      companyId: profile.companyId === '' ? companyId : profile.companyId,
      legalName: profile.legalName === '' ? companyName : profile.legalName,
    })),
  );
