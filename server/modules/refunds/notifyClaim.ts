import { STAFF_ROLES, type StaffRole } from '../../../domain/roles';
import type { RefundAction } from '../../../contract/texts/refundActions';
import type { NotificationKind } from '../../../contract/texts/notifications';
import type { Values } from '../../../contract/texts/sentence';
import type { Tx } from '../../db/transaction';
import type { ClaimDoer } from './claimDoer';
import { notify } from '../notifications/notify';

/** Who is told of each action, and in which words. Staff who are told nothing still see their screens move. */
interface NotificationRule {
  readonly kind: NotificationKind;
  readonly staff: readonly StaffRole[];
  readonly company: boolean;
}

const VERIFIERS = ['verifier', 'admin'] as const;
const APPROVERS = ['approver', 'admin'] as const;

const NOTIFICATION_RULES = {
  'refund-submitted': { kind: 'refund-submitted', staff: VERIFIERS, company: false },
  'refund-taken-up': { kind: 'refund-taken-up', staff: VERIFIERS, company: false },
  'refund-verified': { kind: 'refund-verified', staff: APPROVERS, company: false },
  'refund-verification-undone': { kind: 'refund-moved', staff: [], company: false },
  'refund-reason-changed': { kind: 'refund-moved', staff: [], company: false },
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
} as const satisfies Record<RefundAction, NotificationRule>;

/** The claim as a notification names it. */
export interface NotifiedClaim {
  readonly id: string;
  readonly company_id: string;
  readonly number: string;
}

/**
 * Tells whom an action on a claim concerns, once it is committed.
 * @param amount the sum the action is about, or what is claimed
 */
export async function notifyClaim(
  tx: Tx,
  ctx: ClaimDoer,
  claim: NotifiedClaim,
  action: RefundAction,
  amount: string,
): Promise<void> {
  const { legal_name: company } = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', claim.company_id)
    .executeTakeFirstOrThrow();
  const values = { number: claim.number, company, amount, person: ctx.caller?.name ?? '' };
  await notifyReaders(tx, ctx, claim, NOTIFICATION_RULES[action], values);
}

/** One notice for the staff concerned, one for the company's people, and a silent one for all other staff. */
export async function notifyReaders(
  tx: Tx,
  ctx: ClaimDoer,
  claim: NotifiedClaim,
  rule: NotificationRule,
  values: Values,
): Promise<void> {
  const touches = [{ type: 'refund', id: claim.id }] as const;
  const notice = { values, touches: [...touches] };
  const others = STAFF_ROLES.filter((role) => !rule.staff.includes(role));
  if (rule.staff.length > 0)
    await notify(tx, ctx, {
      ...notice,
      kind: rule.kind,
      audience: { kind: 'roles', roles: rule.staff },
    });
  if (rule.company)
    await notify(tx, ctx, {
      ...notice,
      kind: rule.kind,
      audience: { kind: 'company', companyId: claim.company_id },
    });
  if (others.length > 0)
    await notify(tx, ctx, {
      ...notice,
      kind: 'refund-moved',
      audience: { kind: 'roles', roles: others },
      quiet: true,
    });
}
