import * as z from 'zod/mini';
import { EXEMPTION_ACTIONS } from '../../domain/exemption';
import { date, fiscalYear, id, instant, money, person, quantity } from '../fields';
import { LIMITS } from '../limits';
import { oneLine } from '../oneLine';
import { plainWords } from '../plainWords';
import { ROLES } from '../roles';
import { personal, sentence } from '../sensitivity';
import { documentEntity } from './document';
import { exemptionKind, exemptionStatus, exemptionSummary } from './summaries';
import { applicant, comment, sentApplicant, timelineEntry } from './refund';

/** A quantity in the program's unit, from nothing up. */
const amount = z.string().check(z.regex(/^\d{1,11}(\.\d{1,3})?$/));
const stored = (max: number) => personal(z.string().check(plainWords(), z.trim(), z.maxLength(max)));
const sent = (max: number) => personal(z.string().check(plainWords(), z.trim(), z.maxLength(max), oneLine()));

const claimWith = (line: typeof stored) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('SMALL_VOLUME'),
      priorYearQuantity: amount,
      expectedQuantity: amount,
    }),
    z.strictObject({
      kind: z.literal('ORGANIC'),
      organicQuantity: amount,
      nonOrganicQuantity: amount,
      totalQuantity: amount,
      certifier: line(120),
      organicCertificate: line(60),
      organicCertificateEnds: date,
      hasPlanAndCertificate: z.boolean(),
      handlesOrganic: z.boolean(),
      isSubjectToAssessment: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('EXPORT'),
      exportQuantity: amount,
      totalQuantity: amount,
      destinations: line(300),
    }),
  ]);

/** What is applied for, by kind: the figures and ticks of the form. */
export const exemptionClaim = claimWith(stored);
export type ExemptionClaimSent = z.infer<typeof exemptionClaim>;

/** What may change when the board has asked for more. */
export const exemptionContent = {
  claim: claimWith(sent),
  documentIds: z.array(id).check(z.maxLength(LIMITS.documentsPerClaim)),
  applicant: sentApplicant,
  certifications: z.strictObject({ isTrue: z.literal(true), isAuthorised: z.literal(true) }),
} as const;

const typed = (max: number) => z.string().check(z.maxLength(max));

/** The form as it is being filled in: whatever was typed, right or not. */
export const exemptionForm = z.strictObject({
  kind: z.nullable(exemptionKind),
  fiscalYear: z.nullable(fiscalYear),
  quantities: z.strictObject({
    priorYearQuantity: typed(30),
    expectedQuantity: typed(30),
    organicQuantity: typed(30),
    nonOrganicQuantity: typed(30),
    exportQuantity: typed(30),
    totalQuantity: typed(30),
  }),
  certifier: personal(typed(200)),
  organicCertificate: personal(typed(100)),
  organicCertificateEnds: typed(20),
  destinations: personal(typed(400)),
  ticks: z.strictObject({
    hasPlanAndCertificate: z.boolean(),
    handlesOrganic: z.boolean(),
    isSubjectToAssessment: z.boolean(),
  }),
  applicant: z.strictObject({
    name: personal(typed(200)),
    title: personal(typed(200)),
    phone: personal(typed(60)),
    email: personal(typed(300)),
  }),
  documentIds: z.array(id).check(z.maxLength(LIMITS.documentsPerClaim)),
});
export type ExemptionForm = z.infer<typeof exemptionForm>;

/** Whether a kind can be applied for in a year, and what stands in the way. */
const exemptionOffer = z.object({
  kind: exemptionKind,
  fiscalYear,
  /** An open application or a certificate of the same kind and year; it is the one to go on with. */
  standing: z.nullable(z.object({ id, number: z.string(), status: exemptionStatus })),
  /** A certificate that ends within sixty days and that this application would go on from. */
  renews: z.nullable(z.object({ id, certificateNumber: z.string(), validTo: date })),
  /** A certificate of the same kind that still runs and cannot be renewed before a day. */
  running: z.optional(
    z.nullable(z.object({ certificateNumber: z.string(), validTo: date, renewFrom: date })),
  ),
});

/** What a company needs to begin an application. */
export const exemptionStart = z.object({
  companyId: id,
  companyName: personal(z.string()),
  unit: z.string(),
  exemptQuantity: quantity,
  /** Left out by earlier versions of the portal: the first quantity is exempt, and a certificate holds for a year. */
  exemptMode: z.optional(z.enum(['FIRST_QUANTITY', 'ALL_OR_NOTHING'])),
  certificateMonths: z.optional(z.int()),
  /** 'MM-DD'. */
  fiscalYearStart: z.string(),
  today: date,
  offers: z.array(exemptionOffer),
  /** The kind of document each kind of application needs; null where the board's records are enough. */
  neededEvidence: z.record(z.string(), z.nullable(z.string())),
  /** What the board's own records show of the company's group, per fiscal year. */
  records: z.array(z.object({ fiscalYear, quantity })),
  applicant: z.object({
    name: personal(z.string()),
    title: personal(z.string()),
    phone: personal(z.string()),
    email: personal(z.string()),
  }),
  /** The newest application of each kind, to begin a renewal from. */
  earlier: z.array(z.object({ id, number: z.string(), claim: exemptionClaim })),
});
export type ExemptionStart = z.infer<typeof exemptionStart>;

export const exemptionAction = z.enum(EXEMPTION_ACTIONS);

/** An action the reader may or may not do now; refused ones say why and who could. */
export const possibleExemptionAction = z.object({
  action: exemptionAction,
  allowed: z.boolean(),
  reason: z.nullable(sentence(z.string())),
  whoCould: z.array(z.enum(ROLES)),
});

/** A time in which the clock was paused; the last one may still run. */
const clockPause = z.object({ from: date, until: z.nullable(date) });

export const exemptionDetails = z.extend(exemptionSummary, {
  unit: z.string(),
  /** Null for applications from before their content was kept. */
  claim: z.nullable(exemptionClaim),
  applicant: z.nullable(applicant),
  filedBy: z.nullable(person),
  takenUpBy: z.nullable(person),
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  /** Why it was denied, revoked or returned, in the board's words. */
  reason: z.nullable(personal(z.string())),
  pauses: z.array(clockPause),
  /** What the board's own records show of the company's group, beside what is claimed. */
  records: z.array(z.object({ fiscalYear, quantity })),
  /** Passed the exempt quantity while exempt: what the year's end makes due. */
  liability: z.nullable(z.object({ quantity, amount: money, due: date, isPosted: z.boolean() })),
  renews: z.nullable(z.object({ id, number: z.string() })),
  renewedBy: z.nullable(z.object({ id, number: z.string() })),
  /** From when a renewal may be applied for. */
  renewalOpens: z.nullable(date),
  documents: z.array(documentEntity),
  timeline: z.array(timelineEntry),
  /** Those among staff are left out for the company. */
  comments: z.array(comment),
  actions: z.array(possibleExemptionAction),
  /** The days a certificate would hold if the reader issued it now; left out where they can't. */
  wouldHold: z.optional(z.object({ validFrom: date, validTo: date })),
  /** Certificate or letter of denial. */
  decisionDocumentId: z.nullable(id),
});
export type ExemptionDetails = z.infer<typeof exemptionDetails>;
