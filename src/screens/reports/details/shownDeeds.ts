import { refusalSentence } from '../../../../contract/texts/refusals';
import type { Language } from '../../../../contract/texts/sentence';
import { mayFileReport, mayReviewReports } from '../../../../domain/companyPermissions';
import { money } from '../../../../domain/money';
import type { Actor } from '../../../../domain/permissions';
import type { ReportRecord } from '../create/useSubmitReport';

export type ShownDeed = Exclude<ReportRecord['deeds'][number], 'pay'>;

/** Why a deed the reader could do is not possible now; the catalogue has their sentences under `deed.notNow`. */
export type NotNow = 'amendment-waits' | 'under-review' | 'correction-waits';

export interface DeedShown {
  readonly deed: ShownDeed;
  /** Null when it is allowed. */
  readonly refusal:
    | { readonly kind: 'policy'; readonly sentence: string }
    | { readonly kind: 'now'; readonly why: NotNow }
    | null;
}

const REVIEW: Readonly<Partial<Record<ReportRecord['status'], readonly ShownDeed[]>>> = {
  Submitted: ['accept', 'take-up', 'return', 'write-off'],
  UnderReview: ['accept', 'return', 'write-off'],
  Accepted: ['write-off', 'void'],
  Returned: ['void'],
};
const CORRECTIONS: ReadonlySet<ShownDeed> = new Set(['write-off', 'void']);
const COMPANY: Readonly<Partial<Record<ReportRecord['status'], readonly ShownDeed[]>>> = {
  Submitted: ['amend'],
  UnderReview: ['amend'],
  Accepted: ['amend'],
  Returned: ['correct'],
};

/**
 * The deeds a reader sees, in the order of their buttons: those of the own side that the report's status knows. What is refused
 * stays in sight with its reason.
 */
export function deedsFor(
  report: Pick<
    ReportRecord,
    'status' | 'deeds' | 'companyId' | 'isCurrent' | 'pendingAmendmentId' | 'id' | 'balance' | 'corrections'
  >,
  actor: Actor,
  side: 'company' | 'staff',
  language: Language,
): readonly DeedShown[] {
  const known = (side === 'staff' ? REVIEW : COMPANY)[report.status] ?? [];
  const policy =
    side === 'staff'
      ? mayReviewReports(actor)
      : mayFileReport(actor, { companyId: report.companyId, isAssessmentPayer: true });
  const sentence = refusalSentence(language, policy);
  return known
    .filter((deed) => report.isCurrent || (deed !== 'amend' && !CORRECTIONS.has(deed)))
    .filter((deed) => deed !== 'write-off' || money(report.balance) > 0n)
    .map((deed): DeedShown => {
      if (CORRECTIONS.has(deed) && report.corrections.some(({ state }) => state === 'waiting'))
        return { deed, refusal: { kind: 'now', why: 'correction-waits' } };
      if (report.deeds.includes(deed)) return { deed, refusal: null };
      if (sentence !== undefined) return { deed, refusal: { kind: 'policy', sentence } };
      const waits = report.pendingAmendmentId !== null && report.pendingAmendmentId !== report.id;
      return { deed, refusal: { kind: 'now', why: waits ? 'amendment-waits' : 'under-review' } };
    });
}
