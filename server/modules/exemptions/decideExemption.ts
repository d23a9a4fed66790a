import { createHash } from 'node:crypto';
import { mayDecideExemptions } from '../../../domain/companyPermissions';
import {
  EXEMPTION_TRANSITIONS,
  type ExemptionDeed,
  type ExemptionStatus,
  validityOf,
} from '../../../domain/exemption';
import { fail, ok } from '../../../domain/result';
import { moveIn } from '../../../domain/stateTable';
import { isRowId } from '../../db/rowId';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { Deed } from '../identity/caller';

export interface DecideExemption {
  readonly id: string;
  readonly deed: Extract<ExemptionDeed, 'takeUp' | 'returnForInfo' | 'approve' | 'deny' | 'revoke'>;
  /** Needed unless the application is taken up or granted. */
  readonly reason: string;
}

const ACTIONS = {
  takeUp: 'exemption-taken-up',
  returnForInfo: 'exemption-returned',
  approve: 'exemption-approved',
  deny: 'exemption-denied',
  revoke: 'exemption-revoked',
} as const satisfies Record<DecideExemption['deed'], string>;

const UNEXPLAINED = new Set<DecideExemption['deed']>(['takeUp', 'approve']);

/** Decides on an application, or revokes a certificate. Granting gives it a number and the days it holds. */
export const decideExemption = (
  deed: Deed,
  input: DecideExemption,
): Promise<Outcome<{ readonly status: ExemptionStatus }>> =>
  deed.transact(async (tx) => {
    const refused = refusalOf(mayDecideExemptions(deed.caller.actor));
    if (refused !== null) return fail(refused);
    if (!isRowId(input.id)) return failed('not-found');
    const row = await tx
      .selectFrom('exemption')
      .selectAll()
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return failed('not-found');
    if (!UNEXPLAINED.has(input.deed) && input.reason === '') return fieldFailed('reason', 'reason-needed');
    const move = moveIn(EXEMPTION_TRANSITIONS, row.status, input.deed);
    if (!move.ok) return failed('exemption-not-possible-now');
    const validity = validityOf(row.kind, deed.today, row.fiscal_year, await programInForce(tx, deed.at));
    const granted =
      input.deed === 'approve'
        ? {
            certificate_number: certificateNumber(row.number),
            valid_from: validity.from,
            valid_to: validity.to,
          }
        : {};
    await tx
      .updateTable('exemption')
      .set({ status: move.value, version: row.version + 1, ...granted })
      .where('id', '=', input.id)
      .execute();
    await appendAudit(tx, deed, {
      action: ACTIONS[input.deed],
      subject: { type: 'exemption', id: input.id },
      companyId: row.company_id,
      details: { fromStatus: row.status, toStatus: move.value, reason: input.reason, ...granted },
    });
    return ok({ status: move.value });
  });

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** Nine letters and digits made of the application's number: always the same for it, and not to be guessed from a neighbour's. */
function certificateNumber(applicationNumber: string): string {
  const digest = createHash('sha256').update(`certificate:${applicationNumber}`).digest();
  return Array.from(digest.subarray(0, 9), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
