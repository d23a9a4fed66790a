import { companyOf, isActing } from '../../../../domain/permissions';
import { mayReadRefund } from '../../../../domain/refundPermissions';
import { ok } from '../../../../domain/result';
import { isStaff } from '../../../../domain/roles';
import { isRowId } from '../../../db/rowId';
import { failed, type Outcome } from '../../../failure';
import type { Reader } from '../presentRefund';

/** Reads something of one company's: the reader's own, or the one a member of staff names. */
export async function ofOneCompany<T>(
  reader: Reader,
  named: string | undefined,
  find: (companyId: string) => Promise<T>,
): Promise<Outcome<T>> {
  const { actor } = reader.caller;
  const namesOne = named !== undefined && isStaff(actor.roles) && !isActing(actor);
  const companyId = namesOne ? named : companyOf(actor);
  if (named !== undefined && named !== companyId) return failed('not-found');
  if (!isRowId(companyId) || !mayReadRefund(actor, { companyId }).allowed) return failed('not-found');
  return ok(await find(companyId));
}
