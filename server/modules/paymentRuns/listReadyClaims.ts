import type { z } from 'zod';
import type { readyClaims } from '../../../contract/entities/paymentRun';
import { LIMITS } from '../../../contract/limits';
import { formatMoney, sumMoney } from '../../../domain/money';
import { maySeePaymentRuns } from '../../../domain/paymentRunPermissions';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { findPayableClaims } from './payableClaims';
import { findReleasers, findSignatures } from './runSigners';

/** Approved claims that wait for payment, as many as one run takes, and why some of them have to wait longer. */
export async function listReadyClaims(
  queries: Queries,
  reader: RequestContext,
  waitDays: number,
): Promise<Outcome<z.output<typeof readyClaims>>> {
  const refused = refusalOf(maySeePaymentRuns(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const found = await findPayableClaims(queries, { ...reader, waitDays }, null, LIMITS.paymentsPerRun + 1);
  const claims = found.slice(0, LIMITS.paymentsPerRun);
  const signatures = await findSignatures(
    queries,
    claims.map(({ id }) => id),
  );
  const ready = claims.filter(({ leftOut }) => leftOut === null);
  return ok({
    claims: claims.map((claim) => ({
      claimId: claim.id,
      claimNumber: claim.number,
      companyId: claim.companyId,
      companyName: claim.companyName,
      method: claim.bank === null ? ('CHECK' as const) : ('ACH' as const),
      lastFour: claim.bank?.lastFour ?? null,
      accountIsNew: claim.accountIsNew,
      payableFrom: claim.payableFrom,
      amount: formatMoney(claim.amount),
      approvedAt: claim.approvedAt.toISOString(),
      unpaidBalance: formatMoney(claim.unpaidBalance),
      leftOut: claim.leftOut,
      signedBy: signatures
        .filter(({ claimId }) => claimId === claim.id)
        .map(({ personId, as }) => ({ personId, as })),
    })),
    payers: (await findReleasers(queries)).map(({ id, name, roles }) => ({ id, name, roles: [...roles] })),
    total: formatMoney(sumMoney(ready.map(({ amount }) => amount))),
    isCut: found.length > claims.length,
  });
}
