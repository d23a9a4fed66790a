import { STAFF_ROLES, type StaffRole } from '../../../domain/roles';
import type { RefundAction } from '../../../contract/texts/refundDeeds';
import type { NotificationKind } from '../../../contract/texts/notifications';
import type { Values } from '../../../contract/texts/sentence';
import type { Tx } from '../../db/transaction';
import type { ClaimDoer } from './claimDoer';
import { notify } from '../notifications/notify';

/** Who is told of each deed, and in which words. Staff who are told nothing still see their screens move. */
interface Telling {
  readonly kind: NotificationKind;
  readonly staff: readonly StaffRole[];
  readonly company: boolean;
}

const VERIFIERS = ['verifier', 'admin'] as const;
const APPROVERS = ['approver', 'admin'] as const;

const TELLINGS = {
  'refund-submitted': { kind: 'refund-submitted', staff: VERIFIERS, company: false },
  'refund-taken-up': { kind: 'refund-taken-up', staff: VERIFIERS, company: false },
  'refund-verified': { kind: 'refund-verified', staff: APPROVERS, company: false },
  'refund-returned-to-company': { kind: 'refund-returned', staff: [], company: true },
  'refund-returned-to-verifier': { kind: 'refund-sent-back', staff: VERIFIERS, company: false },
  'refund-answered': { kind: 'refund-answered', staff: VERIFIERS, company: false },
  'refund-approval-signed': { kind: 'refund-signed', staff: APPROVERS, company: false },
  'refund-approved': { kind: 'refund-approved', staff: STAFF_ROLES, company: true },
  'refund-rejected': { kind: 'refund-rejected', staff: STAFF_ROLES, company: true },
  'refund-withdrawn': { kind: 'refund-withdrawn', staff: ['verifier', 'approver', 'admin'], company: false },
  'refund-appealed': { kind: 'refund-appealed', staff: APPROVERS, company: false },
  'refund-appeal-granted': { kind: 'refund-appeal-granted', staff: [], company: true },
  'refund-appeal-dismissed': { kind: 'refund-appeal-dismissed', staff: [], company: true },
  'refund-payment-issued': { kind: 'refund-payment-issued', staff: [], company: true },
  'refund-paid': { kind: 'refund-paid', staff: [], company: true },
  'refund-payment-returned': { kind: 'refund-payment-returned', staff: APPROVERS, company: true },
  'refund-set-off': { kind: 'refund-set-off', staff: [], company: true },
  'refund-repaid': { kind: 'refund-moved', staff: [], company: false },
  'refund-lines-matched': { kind: 'refund-lines-matched', staff: VERIFIERS, company: true },
  'refund-line-let-go': { kind: 'refund-line-let-go', staff: VERIFIERS, company: true },
  'refund-lines-split': { kind: 'refund-moved', staff: [], company: false },
  'refund-split-off': { kind: 'refund-split-off', staff: VERIFIERS, company: true },
  'refund-closed': { kind: 'refund-moved', staff: [], company: false },
  'refund-overpaid': { kind: 'refund-overpaid', staff: APPROVERS, company: true },
} as const satisfies Record<RefundAction, Telling>;

/** The claim as a notification names it. */
export interface ToldClaim {
  readonly id: string;
  readonly company_id: string;
  readonly number: string;
}

/**
 * Tells whom a deed on a claim concerns, once it is committed.
 * @param amount the sum the deed is about, or what is claimed
 */
export async function tellOfClaim(
  tx: Tx,
  deed: ClaimDoer,
  claim: ToldClaim,
  action: RefundAction,
  amount: string,
): Promise<void> {
  const { legal_name: company } = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', claim.company_id)
    .executeTakeFirstOrThrow();
  const values = { number: claim.number, company, amount, person: deed.caller?.name ?? '' };
  await tell(tx, deed, claim, TELLINGS[action], values);
}

/** One notice for the staff concerned, one for the company's people, and a silent one for all other staff. */
export async function tell(
  tx: Tx,
  deed: ClaimDoer,
  claim: ToldClaim,
  telling: Telling,
  values: Values,
): Promise<void> {
  const touches = [{ type: 'refund', id: claim.id }] as const;
  const notice = { values, touches: [...touches] };
  const others = STAFF_ROLES.filter((role) => !telling.staff.includes(role));
  if (telling.staff.length > 0)
    await notify(tx, deed, {
      ...notice,
      kind: telling.kind,
      audience: { kind: 'roles', roles: telling.staff },
    });
  if (telling.company)
    await notify(tx, deed, {
      ...notice,
      kind: telling.kind,
      audience: { kind: 'company', companyId: claim.company_id },
    });
  if (others.length > 0)
    await notify(tx, deed, {
      ...notice,
      kind: 'refund-moved',
      audience: { kind: 'roles', roles: others },
      quiet: true,
    });
}
