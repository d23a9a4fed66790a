import * as z from 'zod/mini';
import { RISK_SIGNALS } from '../../domain/claimRisk';
import { REFUND_REASONS } from '../../domain/refundReason';
import { REFUND_ACTIONS, REFUND_STATUSES } from '../../domain/refundStates';
import { PENDING_STATES } from '../../domain/pendingLine';
import {
  date,
  email,
  explanation,
  fiscalYear,
  id,
  instant,
  money,
  person,
  personName,
  quantity,
  version,
} from '../fields';
import { ROLES } from '../roles';
import { oneLine } from '../oneLine';
import { personal, sentence } from '../sensitivity';
import { documentEntity } from './document';

export const refundStatus = z.enum(REFUND_STATUSES);
export const refundReason = z.enum(REFUND_REASONS);
export const refundAction = z.enum(REFUND_ACTIONS);

export const HOLDERS = ['company', 'verifier', 'approver', 'payment', 'nobody'] as const;

/** Something that makes a claim worth a closer look, with what its sentence names. */
export const riskSignal = z.object({
  name: z.enum(RISK_SIGNALS),
  weight: z.int(),
  values: z.object({
    count: z.optional(z.int()),
    amount: z.optional(money),
    usual: z.optional(money),
    date: z.optional(date),
  }),
});

/** The signals of an undecided claim, the heaviest first, and the sum of their weights. */
export const claimRisk = z.object({ score: z.int(), signals: z.array(riskSignal) });
export type ClaimRisk = z.infer<typeof claimRisk>;

export const refundSummary = z.object({
  id,
  /** Like RF-2026-000045. */
  number: z.string(),
  version,
  companyId: id,
  companyName: personal(z.string()),
  importerNumber: personal(z.string()),
  fiscalYear,
  reason: refundReason,
  status: refundStatus,
  statusSince: instant,
  heldBy: z.enum(HOLDERS),
  lineCount: z.int(),
  /** Lines it waits for, because Customs has not sent them yet. */
  pendingCount: z.int(),
  amountCollected: money,
  amountClaimed: money,
  amountVerified: z.nullable(money),
  amountApproved: z.nullable(money),
  filedAt: z.nullable(instant),
  /**
   * The program's decision days after it was filed, or after Customs has sent the last line it waited for; null while Customs has
   * sent none of its lines.
   */
  decisionDue: z.nullable(date),
  late: z.boolean(),
  /** Who it is assigned to; for staff only. */
  assignedTo: z.nullable(person),
  /** Every line is claimed exactly as the board's own records propose. */
  exactMatch: z.boolean(),
  /** Customs has corrected what it collected on one of its lines since the claim was filed. */
  changedSinceFiled: z.boolean(),
  /** For staff alone, and while it is undecided; otherwise it is not sent. */
  risk: z.optional(claimRisk),
});
export type RefundSummary = z.infer<typeof refundSummary>;

/** A line of a claim beside what Customs collected on it. */
export const refundLine = z.object({
  id,
  customsLineId: id,
  entryNumber: z.string(),
  lineNo: z.int(),
  portCode: z.nullable(z.string()),
  portName: z.nullable(z.string()),
  entryDate: date,
  htsCode: z.string(),
  quantity,
  unit: z.string(),
  quantityProgramUnit: z.nullable(quantity),
  /** Collected by Customs, adjustments included. */
  amountCollected: money,
  /** The same when the claim was filed. */
  amountCollectedAsFiled: money,
  amountRefunded: money,
  /** What the rule gives on the board's own records, at most what is left after the corrections since. */
  amountProposed: money,
  amountClaimed: money,
  amountVerified: z.nullable(money),
  amountApproved: z.nullable(money),
  /** inside, crossing, beyond, nothing-left … : where the line lies against the exempt quantity. */
  share: z.string(),
  explanation,
});
export type RefundLine = z.infer<typeof refundLine>;

/** A line claimed before Customs has sent it. Its amounts come from Customs; what was asked is the most it can be. */
export const pendingLine = z.object({
  id,
  entryNumber: z.string(),
  lineNo: z.int(),
  entryDate: date,
  amountAsked: z.nullable(money),
  state: z.enum(PENDING_STATES),
  resolvedAt: z.nullable(instant),
});
export type PendingLine = z.infer<typeof pendingLine>;

export const timelineEntry = z.object({
  id,
  at: instant,
  by: person,
  /** The company on whose behalf a member of staff acted. */
  onBehalfOf: z.nullable(personal(z.string())),
  action: z.string(),
  fromStatus: z.nullable(z.string()),
  toStatus: z.nullable(z.string()),
  reasonCode: z.nullable(z.string()),
  reason: z.nullable(personal(z.string())),
  amount: z.nullable(money),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const comment = z.object({
  id,
  at: instant,
  by: person,
  text: personal(z.string()),
  internal: z.boolean(),
});

/** A return to the verifier: by whom, when and why, and how it was answered; null while it is open. */
export const claimReturn = z.object({
  id,
  by: person,
  at: instant,
  /** Null for a granted appeal. */
  reasonCode: z.nullable(z.string()),
  reason: personal(z.string()),
  answered: z.nullable(z.object({ by: person, at: instant, text: personal(z.string()) })),
});
export type ClaimReturn = z.infer<typeof claimReturn>;

/** An action the reader may or may not do now; refused ones say why and who could. */
export const possibleAction = z.object({
  action: refundAction,
  allowed: z.boolean(),
  reason: z.nullable(sentence(z.string())),
  whoCould: z.array(z.enum(ROLES)),
});

export const applicant = z.strictObject({
  name: personName,
  title: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  phone: personal(z.string().check(z.trim(), z.minLength(5), z.maxLength(30))),
  email,
});

/** The same as it is sent in: what stands on a letter or in a statement has one line. */
export const sentApplicant = z.strictObject({
  name: personName,
  title: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(80), oneLine())),
  phone: personal(z.string().check(z.trim(), z.minLength(5), z.maxLength(30), oneLine())),
  email,
});

/** How a granted claim's money stands in the company's ledger. */
export const claimAccount = z.object({
  /** Still to be paid on it. */
  payable: money,
  /** Paid, and taken back by Customs since: the company owes it. */
  receivable: money,
  /** What the company owes from all its overpaid refunds: no further refund is paid until it is netted. */
  companyReceivable: money,
  /** What the company owes on its reports; nothing of it is taken from a refund by itself. */
  unpaidBalance: money,
});

export const refundDetails = z.extend(refundSummary, {
  applicant,
  certificateNumber: z.nullable(z.string()),
  explanationText: z.nullable(personal(z.string())),
  payee: z.object({ name: personal(z.string()), address: personal(z.string()) }),
  payMethod: z.enum(['CHECK', 'ACH']),
  lines: z.array(refundLine),
  /** Lines that waited for Customs, and those that wait still. */
  pendingAtCustoms: z.array(pendingLine),
  /** Whether this reader may let a waiting line go, or have the waiting ones moved to a claim of their own. */
  mayDrop: z.boolean(),
  /** The claim whose waiting lines this one holds. */
  splitFrom: z.nullable(z.object({ id, number: z.string() })),
  /** Claims that hold lines which waited here. */
  splitInto: z.array(z.object({ id, number: z.string() })),
  documents: z.array(documentEntity),
  timeline: z.array(timelineEntry),
  comments: z.array(comment),
  /** Returns to the verifier, oldest first; for staff alone. */
  returns: z.array(claimReturn),
  actions: z.array(possibleAction),
  filedBy: z.nullable(person),
  verifiedBy: z.nullable(person),
  approvals: z.array(z.object({ by: person, at: instant })),
  approvalsNeeded: z.int(),
  explanation,
  decisionDocumentId: z.nullable(id),
  /** The last day to appeal against the rejection; null when there is nothing to appeal against, or no more. */
  appealUntil: z.nullable(date),
  /** It was late, and let in up to this day. */
  lateUntil: z.nullable(date),
  /** Until when the reader can undo their verification of it; null where there is none to undo. */
  undoUntil: z.nullable(instant),
  /** How its money stands; null until it is approved. */
  account: z.nullable(claimAccount),
});
export type RefundDetails = z.infer<typeof refundDetails>;

/** What could be claimed for a year and a reason, line by line, on the board's own records. */
export const refundProposal = z.object({
  companyId: id,
  companyName: personal(z.string()),
  importerNumbers: z.array(z.object({ number: personal(z.string()), lines: z.int() })),
  fiscalYear,
  reason: refundReason,
  unit: z.string(),
  exemptQuantity: quantity,
  exemptUsedElsewhere: quantity,
  lines: z.array(
    z.object({
      customsLineId: id,
      entryNumber: z.string(),
      lineNo: z.int(),
      importerNumber: personal(z.string()),
      portCode: z.nullable(z.string()),
      portName: z.nullable(z.string()),
      entryDate: date,
      htsCode: z.string(),
      quantity,
      unit: z.string(),
      quantityProgramUnit: z.nullable(quantity),
      amountCollected: money,
      amountRefunded: money,
      amountInOtherClaims: money,
      amountProposed: money,
      share: z.string(),
      explanation,
    }),
  ),
  totalCollected: money,
  totalProposed: money,
  explanation,
  /** The claims that the year's lines were refunded by or still wait in. */
  earlierClaims: z.optional(
    z.array(z.object({ id, number: z.string(), status: refundStatus, amount: money })),
  ),
  requiredEvidence: z.array(z.string()),
  deadline: z.nullable(date),
  isLate: z.boolean(),
  payee: z.object({ name: personal(z.string()), address: personal(z.string()) }),
  /** Who applied last time, or what is known of the reader; each part may be empty. */
  applicant: z.optional(
    z.object({
      name: personal(z.string()),
      title: personal(z.string()),
      phone: personal(z.string()),
      email: personal(z.string()),
    }),
  ),
  /** Years and reasons with something to claim, to choose from. */
  years: z.array(z.object({ fiscalYear, lines: z.int(), amountCollected: money })),
});
export type RefundProposal = z.infer<typeof refundProposal>;
