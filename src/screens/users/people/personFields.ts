import * as z from 'zod/mini';
import { COMPANY_PERMISSIONS } from '../../../../domain/companyAccess';

/** What the invitation of a colleague holds. */
export const personFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  permissions: z.array(z.enum(COMPANY_PERMISSIONS)),
});
export type PersonFields = z.infer<typeof personFields>;

export const FIRST_PERSON: PersonFields = {
  firstName: '',
  lastName: '',
  email: '',
  permissions: ['prepare'],
};
