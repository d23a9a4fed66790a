import * as z from 'zod/mini';
import { endpoint, file, json } from '../../endpoint';
import { documentEntity } from '../../entities/document';
import { foreseenClaims } from '../../entities/foreseenClaims';
import { refundDetails, refundProposal, refundReason, refundSummary } from '../../entities/refund';
import { date, fiscalYear, id, instant, money } from '../../fields';
import { LIMITS } from '../../limits';
import { listOf, listQuery } from '../../list';
import { personal } from '../../sensitivity';
import { claimFilters, queueFilters, yearText } from './filters';

const tag = 'Refunds';
const everybody = ['user', 'approver', 'verifier', 'admin', 'readonly'] as const;
const staff = ['approver', 'verifier', 'admin', 'readonly'] as const;
const companySide = ['user', 'admin'] as const;
const one = z.strictObject({ id });
const columns = [
  'number',
  'companyName',
  'fiscalYear',
  'status',
  'amountClaimed',
  'amountCollected',
  'filedAt',
  'decisionDue',
] as const;
/** A company could read the order of its risk from a sorted list. */
const queueColumns = [...columns, 'risk'] as const;
/** The own company's claims; staff name a company with `companyId` or act for one. */
export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/refunds',
  summary: "A company's refund claims",
  tag,
  access: everybody,
  query: listQuery(columns, '-filedAt', claimFilters),
  answer: json(listOf(refundSummary)),
});

export const listAllRefunds = endpoint({
  method: 'GET',
  path: '/api/admin/refunds',
  summary: 'Refund claims of all companies',
  tag,
  access: staff,
  query: listQuery(queueColumns, 'decisionDue', queueFilters),
  answer: json(listOf(refundSummary)),
});

export const exportRefunds = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/export',
  summary: 'The filtered claims as a file',
  tag,
  access: staff,
  query: listQuery(queueColumns, 'decisionDue', {
    ...queueFilters,
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

/** The same of one company, as `listRefunds` answers it. */
export const exportOwnRefunds = endpoint({
  method: 'GET',
  path: '/api/refunds/export',
  summary: "A company's filtered refund claims as a file",
  tag,
  access: everybody,
  query: listQuery(columns, '-filedAt', {
    ...claimFilters,
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  }),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

/** A fiscal year's claims of the own company, with what was claimed, approved, and paid, and what remains. */
export const downloadRefundStatement = endpoint({
  method: 'GET',
  path: '/api/refunds/statement.pdf',
  summary: "A fiscal year's refund statement as a PDF",
  tag,
  access: companySide,
  query: z.strictObject({ fiscalYear: yearText }),
  answer: file('application/pdf'),
});

export const getRefund = endpoint({
  method: 'GET',
  path: '/api/refunds/{id}',
  summary: 'A claim: lines, amounts and their calculation, documents, history, comments, possible actions',
  tag,
  access: everybody,
  params: one,
  answer: json(refundDetails),
});

export const proposeRefund = endpoint({
  method: 'GET',
  path: '/api/refunds/proposal',
  summary: 'Amounts available to claim for a year and a reason',
  tag,
  access: companySide,
  query: z.strictObject({
    fiscalYear: yearText,
    reason: refundReason,
    importerNumber: z.optional(personal(z.string().check(z.maxLength(20)))),
  }),
  answer: json(refundProposal),
});

/** A claim being written, kept on the server so that a lost session loses nothing. A person may have several side by side. */
export const draftContent = z.strictObject({
  /** What its writer calls it; without one it is known by year and reason. */
  name: personal(z._default(z.string().check(z.maxLength(LIMITS.draftName)), '')),
  fiscalYear: z.nullable(fiscalYear),
  reason: z.nullable(refundReason),
  importerNumber: personal(z._default(z.string().check(z.maxLength(20)), '')),
  explanation: personal(z.string().check(z.maxLength(LIMITS.reasonText))),
  certificateNumber: z.string().check(z.maxLength(20)),
  lines: z
    .array(z.strictObject({ customsLineId: id, amountClaimed: z.string().check(z.maxLength(30)) }))
    .check(z.maxLength(LIMITS.claimLines)),
  pendingAtCustoms: z._default(
    z
      .array(
        z.strictObject({
          entryNumber: z.string().check(z.maxLength(20)),
          lineNo: z.int().check(z.gte(1), z.lte(999)),
          entryDate: date,
          amountClaimed: z.nullable(money),
        }),
      )
      .check(z.maxLength(LIMITS.claimLines)),
    [],
  ),
  /** Entries that the claim was begun for: only their lines are selected at first. */
  onlyEntries: z._default(
    z.array(z.string().check(z.maxLength(20))).check(z.maxLength(LIMITS.claimLines)),
    [],
  ),
  /** The newest Customs line when the lines were chosen: later ones are offered to whoever goes on with the draft. */
  knownUpTo: z._default(z.string().check(z.regex(/^\d{0,19}$/)), ''),
  applicant: z.strictObject({
    name: personal(z.string().check(z.maxLength(200))),
    title: personal(z.string().check(z.maxLength(200))),
    phone: personal(z.string().check(z.maxLength(60))),
    email: personal(z.string().check(z.maxLength(300))),
  }),
  documentIds: z.array(id).check(z.maxLength(LIMITS.documentsPerClaim)),
});

export const foreseeClaims = endpoint({
  method: 'GET',
  path: '/api/refunds/foreseen',
  summary: 'What you can still claim, by year and reason',
  tag,
  access: companySide,
  answer: json(foreseenClaims),
});

const oneDraft = z.strictObject({ key: id });

export const listRefundDrafts = endpoint({
  method: 'GET',
  path: '/api/refunds/drafts',
  summary: 'Your draft claims',
  tag,
  access: companySide,
  answer: json(
    z.array(
      z.object({
        key: id,
        name: personal(z.string()),
        fiscalYear: z.nullable(fiscalYear),
        reason: z.nullable(refundReason),
        lines: z.int(),
        savedAt: instant,
        /** The colleague who sent it to be signed; null for an own draft. */
        preparedBy: z._default(z.nullable(personal(z.string())), null),
        /** Sent to the company's signers. */
        isReady: z._default(z.boolean(), false),
      }),
    ),
  ),
});

export const getRefundDraft = endpoint({
  method: 'GET',
  path: '/api/refunds/drafts/{key}',
  summary: 'One of your draft claims, if it is there',
  tag,
  access: companySide,
  params: oneDraft,
  answer: json(
    z.nullable(
      z.object({
        content: draftContent,
        /** Those of the content's documents that are still kept. */
        documents: z.array(documentEntity),
        savedAt: instant,
        /** The colleague who sent it to be signed; null for an own draft. */
        preparedBy: z._default(z.nullable(personal(z.string())), null),
      }),
    ),
  ),
});

/** Asked where the answer to the submission was lost. The claim that the caller submitted, or a signer whom they sent it to. */
export const getClaimOfDraft = endpoint({
  method: 'GET',
  path: '/api/refunds/drafts/{key}/claim',
  summary: 'The claim that one of your drafts was submitted as, if it was',
  tag,
  access: companySide,
  params: oneDraft,
  answer: json(z.nullable(z.object({ id, number: z.string(), filedAt: instant }))),
});

export const saveRefundDraft = endpoint({
  method: 'PUT',
  path: '/api/refunds/drafts/{key}',
  summary: 'Save a draft claim under a key of your choice',
  tag,
  access: companySide,
  permission: 'prepare',
  params: oneDraft,
  body: z.strictObject({ content: draftContent }),
  answer: json(z.object({ savedAt: instant })),
});

/** The signers are notified; a later change by the preparer takes the draft back. */
export const sendRefundToSigner = endpoint({
  method: 'POST',
  path: '/api/refunds/drafts/{key}/send-to-signer',
  summary: 'Save a draft claim and send it to the company’s signers',
  tag,
  access: companySide,
  permission: 'prepare',
  params: oneDraft,
  body: z.strictObject({ content: draftContent }),
  answer: json(z.object({ savedAt: instant })),
});

export const discardRefundDraft = endpoint({
  method: 'DELETE',
  path: '/api/refunds/drafts/{key}',
  summary: 'Discard a draft claim',
  tag,
  access: companySide,
  permission: 'prepare',
  params: oneDraft,
  answer: json(z.null()),
});

export const downloadRefundDecision = endpoint({
  method: 'GET',
  path: '/api/refunds/{id}/decision.pdf',
  summary: 'The decision letter',
  tag,
  access: everybody,
  params: one,
  answer: file('application/pdf'),
});
