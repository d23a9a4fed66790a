import * as z from 'zod/mini';
import { id } from '../fields';
import { personal } from '../sensitivity';

/** Claims that are decided on together and paid to a bank account that is new: how many, and the first of them by name. */
export const newAccounts = z.object({
  count: z.int(),
  claims: z.array(z.object({ id, number: z.string(), companyName: personal(z.string()) })),
});
export type NewAccounts = z.infer<typeof newAccounts>;
