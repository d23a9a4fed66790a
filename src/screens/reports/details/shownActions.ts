import { refusalSentence } from '../../../../contract/texts/refusals';
import type { Language } from '../../../../contract/texts/sentence';
import { mayFileReport, mayReviewReports } from '../../../../domain/reportPermissions';
import { money } from '../../../../domain/money';
import type { Actor } from '../../../../domain/permissions';
import type { ReportRecord } from '../create/useSubmitReport';

export type ShownAction = Exclude<ReportRecord['actions'][number], 'pay'>;

/** Why an action the reader could do is not possible now; the catalogue has their sentences under `action.notNow`. */
export type NotNow = 'amendment-waits' | 'under-review' | 'correction-waits';

export interface ActionShown {
  readonly action: ShownAction;
  /** Null when it is allowed. */
  readonly refusal:
    | { readonly kind: 'policy'; readonly sentence: string }
    | { readonly kind: 'now'; readonly why: NotNow }
    | null;
}

const REVIEW: Readonly<Partial<Record<ReportRecord['status'], readonly ShownAction[]>>> = {
  Submitted: ['accept', 'take-up', 'return', 'write-off'],
  UnderReview: ['accept', 'return', 'write-off'],
  Accepted: ['write-off', 'void'],
  Returned: ['void'],
};
const CORRECTIONS: ReadonlySet<ShownAction> = new Set(['write-off', 'void']);
const COMPANY: Readonly<Partial<Record<ReportRecord['status'], readonly ShownAction[]>>> = {
  Submitted: ['amend'],
  UnderReview: ['amend'],
  Accepted: ['amend'],
  Returned: ['correct'],
};

/**
 * The actions a reader sees, in the order of their buttons: those of the own side that the report's status knows. What is refused
 * stays in sight with its reason.
 */
export function actionsFor(
  report: Pick<
    ReportRecord,
    'status' | 'actions' | 'companyId' | 'isCurrent' | 'pendingAmendmentId' | 'id' | 'balance' | 'corrections'
  >,
  actor: Actor,
  side: 'company' | 'staff',
  language: Language,
): readonly ActionShown[] {
  const known = (side === 'staff' ? REVIEW : COMPANY)[report.status] ?? [];
  const policy =
    side === 'staff'
      ? mayReviewReports(actor)
      : mayFileReport(actor, { companyId: report.companyId, isAssessmentPayer: true });
  const sentence = refusalSentence(language, policy);
  return known
    .filter((action) => report.isCurrent || (action !== 'amend' && !CORRECTIONS.has(action)))
    .filter((action) => action !== 'write-off' || money(report.balance) > 0n)
    .map((action): ActionShown => {
      if (CORRECTIONS.has(action) && report.corrections.some(({ state }) => state === 'waiting'))
        return { action, refusal: { kind: 'now', why: 'correction-waits' } };
      if (report.actions.includes(action)) return { action, refusal: null };
      if (sentence !== undefined) return { action, refusal: { kind: 'policy', sentence } };
      const waits = report.pendingAmendmentId !== null && report.pendingAmendmentId !== report.id;
      return { action, refusal: { kind: 'now', why: waits ? 'amendment-waits' : 'under-review' } };
    });
}
