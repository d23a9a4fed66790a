import * as z from 'zod/mini';
import { endpoint, file, json } from '../../endpoint';
import { documentEntity } from '../../entities/document';
import { exemptionContent, exemptionDetails, exemptionForm, exemptionStart } from '../../entities/exemption';
import { EXEMPTION_STATUSES } from '../../../domain/exemption';
import { exemptionKind } from '../../entities/summaries';
import { date, fiscalYear, id, instant, reasonText, version } from '../../fields';
import { LIMITS } from '../../limits';
import { listQuery, several } from '../../list';
import { plainWords } from '../../plainWords';
import { personal } from '../../sensitivity';

const tag = 'Exemptions';
const readers = ['user', 'verifier', 'approver', 'admin', 'readonly'] as const;
const companySide = ['user', 'admin'] as const;
const one = z.strictObject({ id });

/** Why more is asked for, an application denied or a certificate revoked; `other` needs text. */
export const EXEMPTION_RETURN_REASONS = [
  'evidence-missing',
  'evidence-unreadable',
  'figures-differ',
  'certificate-unclear',
  'other',
] as const;
export const EXEMPTION_DENY_REASONS = [
  'over-threshold',
  'not-certified',
  'evidence-missing',
  'no-answer',
  'not-a-payer',
  'other',
] as const;
export const EXEMPTION_REVOKE_REASONS = [
  'certificate-lost',
  'untrue-statement',
  'business-ended',
  'at-own-wish',
  'other',
] as const;

export const startExemption = endpoint({
  method: 'GET',
  path: '/api/exemptions/start',
  summary: 'Exemptions the company can apply for, obstacles, and starting values',
  tag,
  access: companySide,
  answer: json(exemptionStart),
});

const storedDraft = z.object({
  content: exemptionForm,
  /** Those of its documents that are still kept. */
  documents: z.array(documentEntity),
  savedAt: instant,
});

export const getExemptionDraft = endpoint({
  method: 'GET',
  path: '/api/exemptions/draft',
  summary: 'Your draft application, if any',
  tag,
  access: companySide,
  answer: json(z.nullable(storedDraft)),
});

export const saveExemptionDraft = endpoint({
  method: 'PUT',
  path: '/api/exemptions/draft',
  summary: 'Save the draft application',
  tag,
  access: companySide,
  permission: 'prepare',
  body: z.strictObject({ content: exemptionForm }),
  answer: json(z.object({ savedAt: instant })),
});

export const discardExemptionDraft = endpoint({
  method: 'DELETE',
  path: '/api/exemptions/draft',
  summary: 'Discard the draft application',
  tag,
  access: companySide,
  permission: 'prepare',
  answer: json(z.null()),
});

/** The signers are notified; a later change by the preparer takes the draft back. */
export const sendExemptionToSigner = endpoint({
  method: 'POST',
  path: '/api/exemptions/draft/send-to-signer',
  summary: 'Save the draft application and send it to the company’s signers',
  tag,
  access: companySide,
  permission: 'prepare',
  body: z.strictObject({ content: exemptionForm }),
  answer: json(z.object({ savedAt: instant })),
});

export const listExemptionDrafts = endpoint({
  method: 'GET',
  path: '/api/exemptions/drafts',
  summary: 'Your draft application, and those that colleagues sent to be signed',
  tag,
  access: companySide,
  answer: json(
    z.array(
      z.object({
        /** The colleague who sent it to be signed; null for an own draft. */
        preparer: z.nullable(z.object({ id, name: personal(z.string()) })),
        kind: z.nullable(exemptionKind),
        fiscalYear: z.nullable(fiscalYear),
        savedAt: instant,
        /** Sent to the company's signers. */
        isReady: z.boolean(),
      }),
    ),
  ),
});

const ofPreparer = z.strictObject({ preparer: id });

export const getDraftToSign = endpoint({
  method: 'GET',
  path: '/api/exemptions/drafts/{preparer}',
  summary: 'The draft application that a colleague sent to be signed',
  tag,
  access: companySide,
  params: ofPreparer,
  answer: json(z.extend(storedDraft, { preparedBy: personal(z.string()) })),
});

export const saveDraftToSign = endpoint({
  method: 'PUT',
  path: '/api/exemptions/drafts/{preparer}',
  summary: 'Save a draft application that a colleague sent to be signed',
  tag,
  access: companySide,
  permission: 'sign',
  params: ofPreparer,
  body: z.strictObject({ content: exemptionForm }),
  answer: json(z.object({ savedAt: instant })),
});

export const returnDraftToSign = endpoint({
  method: 'DELETE',
  path: '/api/exemptions/drafts/{preparer}',
  summary: 'Return a draft application to the colleague who prepared it',
  tag,
  access: companySide,
  permission: 'sign',
  params: ofPreparer,
  answer: json(z.null()),
});

export const getExemption = endpoint({
  method: 'GET',
  path: '/api/exemptions/{id}',
  summary: 'An application or certificate: details, evidence, review period, history, possible actions',
  tag,
  access: readers,
  params: one,
  answer: json(exemptionDetails),
});

export const applyForExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions',
  summary: 'File a certified application',
  tag,
  access: companySide,
  permission: 'sign',
  body: z.strictObject({
    fiscalYear,
    renewsId: z.nullable(id),
    /** The colleague who prepared it and sent it to be signed, if one did. */
    preparer: z.optional(id),
    ...exemptionContent,
  }),
  answer: json(exemptionDetails),
  idempotent: true,
});

/** The company's answer: figures and documents may change, then the board's clock runs on. */
export const answerExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions/{id}/answer',
  summary: 'Answer the board’s question and resubmit the application',
  tag,
  access: companySide,
  permission: 'sign',
  params: one,
  body: z.strictObject({ version, comment: reasonText, ...exemptionContent }),
  answer: json(exemptionDetails),
  idempotent: true,
});

export const withdrawExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions/{id}/withdraw',
  summary: 'Withdraw your undecided application',
  tag,
  access: companySide,
  permission: 'sign',
  params: one,
  body: z.strictObject({ version, reason: reasonText }),
  answer: json(exemptionDetails),
  idempotent: true,
});

export const takeUpExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions/{id}/take-up',
  summary: 'Start review of an application',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version }),
  answer: json(exemptionDetails),
});

/** Stops the board's clock until the company answers. */
export const returnExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions/{id}/return',
  summary: 'Return the application to the company',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, reasonCode: z.enum(EXEMPTION_RETURN_REASONS), reason: reasonText }),
  answer: json(exemptionDetails),
  idempotent: true,
});

export const approveExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions/{id}/approve',
  summary: 'Grant the exemption and issue the certificate',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, comment: reasonText }),
  answer: json(exemptionDetails),
  idempotent: true,
});

export const denyExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions/{id}/deny',
  summary: 'Deny the application with a reason',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({ version, reasonCode: z.enum(EXEMPTION_DENY_REASONS), reason: reasonText }),
  answer: json(exemptionDetails),
  idempotent: true,
});

/** Never for days that are over: what was free under the certificate stays so. */
export const revokeExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions/{id}/revoke',
  summary: 'Revoke a certificate from a date',
  tag,
  access: ['admin'],
  params: one,
  body: z.strictObject({
    version,
    effectiveFrom: date,
    reasonCode: z.enum(EXEMPTION_REVOKE_REASONS),
    reason: reasonText,
  }),
  answer: json(exemptionDetails),
  idempotent: true,
});

export const commentOnExemption = endpoint({
  method: 'POST',
  path: '/api/exemptions/{id}/comments',
  summary: 'Comment on an application or certificate, for everyone or staff only',
  tag,
  access: ['user', 'approver', 'verifier', 'admin'],
  permission: 'prepare',
  params: one,
  body: z.strictObject({
    text: personal(z.string().check(plainWords(), z.trim(), z.minLength(1), z.maxLength(LIMITS.commentText))),
    /** For staff alone; left out, it is when staff write. A message to the company is the explicit choice. */
    internal: z.optional(z.boolean()),
  }),
  answer: json(exemptionDetails),
});

export const downloadExemptionDecision = endpoint({
  method: 'GET',
  path: '/api/exemptions/{id}/decision.pdf',
  summary: 'The certificate, or the letter of denial',
  tag,
  access: readers,
  params: one,
  answer: file('application/pdf'),
});

export const exportExemptions = endpoint({
  method: 'GET',
  path: '/api/admin/exemptions/export',
  summary: 'The filtered applications and certificates as a file',
  tag,
  access: ['admin', 'readonly'],
  query: listQuery(
    ['number', 'companyName', 'kind', 'fiscalYear', 'status', 'decisionDue', 'validTo'],
    'decisionDue',
    {
      status: several(EXEMPTION_STATUSES),
      fiscalYear: z.optional(z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.transform(Number))),
      companyId: z.optional(id),
      format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    },
  ),
  answer: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});
