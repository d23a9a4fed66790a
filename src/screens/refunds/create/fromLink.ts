import { refundReason } from '../../../../contract/entities/refund';
import type { FoundClaim } from './storedClaim';

/**
 * A new claim with the year and the reason that its link names, such as `?year=2025&reason=FIRST_QUANTITY`. A draft that the person
 * has begun stays as it is.
 */
export function fromLink(found: FoundClaim, address: URLSearchParams): FoundClaim {
  const year = address.get('year') ?? '';
  const reason = refundReason.safeParse(address.get('reason'));
  if (found.origin !== 'new' || !/^\d{4}$/.test(year) || !reason.success) return found;
  return { ...found, form: { ...found.form, fiscalYear: Number(year), reason: reason.data } };
}
