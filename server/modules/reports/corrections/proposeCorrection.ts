import { mayCorrectAccounts } from '../../../../domain/companyPermissions';
import { type CorrectionKind, needsSecondPerson } from '../../../../domain/correction';
import { formatMoney, money } from '../../../../domain/money';
import { fail, ok } from '../../../../domain/result';
import type { Tx } from '../../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import { programInForce } from '../../configuration/programInForce';
import type { Deed } from '../../identity/caller';
import { staleRecord } from '../../identity/staleRecord';
import { notify } from '../../notifications/notify';
import { lockReport } from '../lockReport';
import { carryOut, checkCorrection } from './carryOut';
import { type Correction, loadCorrections } from './loadCorrections';

export interface ProposeCorrection {
  readonly kind: CorrectionKind;
  readonly reportId: string;
  readonly version: number;
  /** Exact money; not looked at where a report is voided. */
  readonly amount: string;
  readonly reason: string;
}

/**
 * Writes off a part of what is owed on a report, or voids the report: at once up to the sum over which two people sign, above it
 * once somebody else agrees. Until then nothing is moved.
 */
export const proposeCorrection = (deed: Deed, input: ProposeCorrection): Promise<Outcome<Correction>> =>
  deed.transact(async (tx) => {
    const refused = refusalOf(mayCorrectAccounts(deed.caller.actor));
    if (refused !== null) return fail(refused);
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const report = await lockReport(tx, input.reportId);
    if (report === undefined) return failed('not-found');
    if (report.version !== input.version)
      return fail(await staleRecord(tx, { type: 'report', id: report.id }, deed));
    if (await isWaiting(tx, report.id)) return failed('correction-waits');
    const { kind, reason } = input;
    const checked = await checkCorrection(tx, deed, report, { kind, amount: money(input.amount) });
    if (!checked.ok) return checked;

    const amount = checked.value;
    const waits = needsSecondPerson(amount, await programInForce(tx, deed.at));
    const { id } = await tx
      .insertInto('account_correction')
      .values({
        kind,
        company_id: report.company_id,
        report_id: report.id,
        amount: formatMoney(amount),
        reason,
        state: waits ? 'waiting' : 'done',
        proposed_by: deed.caller.actor.userId,
        proposed_at: deed.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (waits) {
      await appendAudit(tx, deed, {
        action: 'correction-asked',
        subject: { type: 'report', id: report.id },
        companyId: report.company_id,
        details: { number: report.number, kind, amount: formatMoney(amount), reason },
      });
      await notify(tx, deed.at, {
        kind: 'correction-waiting',
        values: {
          number: report.number,
          company: report.legal_name,
          amount: formatMoney(amount),
        },
        audience: { kind: 'roles', roles: ['admin'] },
        touches: [{ type: 'report', id: report.id }],
      });
    } else await carryOut(tx, deed, report, { kind, amount, reason, proposedBy: null });
    return ok(await getCorrection(tx, id));
  });

async function isWaiting(tx: Tx, reportId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account_correction')
    .select('id')
    .where('report_id', '=', reportId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws where there is none of that id */
export async function getCorrection(tx: Tx, id: string): Promise<Correction> {
  const [found] = await loadCorrections(tx, [id]);
  if (found === undefined) throw new Error(`no correction ${id}`);
  return found;
}
