import { countryName } from '../../../contract/texts/countryName';
import type { ClaimingCompany } from '../../../domain/refundPermissions';
import type { Queries } from '../../db/tables';

export interface CompanyToPay extends ClaimingCompany {
  readonly name: string;
  /** Name and address a refund is paid to, on one line that ends with the country's name. */
  readonly payee: { readonly name: string; readonly address: string };
}

/** A company as a claim is filed for it, or null. */
export async function findClaimingCompany(queries: Queries, companyId: string): Promise<CompanyToPay | null> {
  const row = await queries
    .selectFrom('company')
    .select(['id', 'legal_name', 'is_refund_eligible', 'is_board', 'street1', 'street2', 'city', 'region'])
    .select(['postal_code', 'country', 'language'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const place = [row.city, row.region, row.postal_code].filter((part) => part !== '').join(' ');
  const country = countryName(row.language, row.country);
  const address = [row.street1, row.street2, place, country].filter((part) => part !== '').join(', ');
  return {
    companyId: row.id,
    name: row.legal_name,
    isRefundEligible: row.is_refund_eligible && !row.is_board,
    payee: { name: row.legal_name, address },
  };
}
