import type { RefundProposal } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';
import { fullName } from '../users/fullName';

/**
 * Who applies, as far as it is known: as in the newest claim that the person filed for the company; otherwise as in their account,
 * if it belongs to the company.
 */
export async function knownApplicant(
  queries: Queries,
  companyId: string,
  userId: string,
): Promise<RefundProposal['applicant']> {
  const claim = await queries
    .selectFrom('refund_claim')
    .select('applicant')
    .where('company_id', '=', companyId)
    .where('filed_by', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (claim !== undefined) {
    const { name, title, phone, email } = claim.applicant;
    return { name, title, phone, email };
  }
  const person = await queries
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'phone', 'email'])
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (person === undefined) return undefined;
  const { first_name, last_name, phone, email } = person;
  return { name: fullName(first_name, last_name), title: '', phone, email };
}
