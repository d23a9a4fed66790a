import * as z from 'zod/mini';
import { endpoint, file, json } from '../../endpoint';
import {
  amendmentEffects,
  certification,
  checkKind,
  draftLines,
  openPeriod,
  readLines,
  reportDraft,
  reportLines,
  reportPreview,
  reportRecord,
} from '../../entities/report';
import { tableChoiceField } from '../../entities/tableColumns';
import { fiscalYear, id, money, reasonText, version } from '../../fields';
import { personal } from '../../sensitivity';

const tag = 'Reports';
const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;
const companySide = ['user', 'admin'] as const;
const one = z.strictObject({ id });
const period = { fiscalYear, index: z.int().check(z.gte(1), z.lte(12)) } as const;
const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number));
const periodQuery = z.strictObject({
  fiscalYear: z.pipe(wholeNumber, fiscalYear),
  index: z.pipe(wholeNumber, period.index),
});
/** Kinds of warning that the sender has read and confirms. */
const confirmed = z.array(checkKind).check(z.maxLength(20));

export const getReport = endpoint({
  method: 'GET',
  path: '/api/assessments/{id}',
  summary: 'One report: lines, calculation, payments, versions, possible actions',
  tag,
  access: everybody,
  params: one,
  answer: json(reportRecord),
});

/** Oldest first; none before the company was registered. */
export const listOpenPeriods = endpoint({
  method: 'GET',
  path: '/api/assessments/periods',
  summary: 'Periods the company still has to report, with their due dates',
  tag,
  access: companySide,
  answer: json(z.array(openPeriod)),
});

export const getReportDraft = endpoint({
  method: 'GET',
  path: '/api/assessments/draft',
  summary: 'The draft of a period, or null',
  tag,
  access: companySide,
  query: periodQuery,
  answer: json(z.nullable(reportDraft)),
});

/** One draft for each period of the company; whoever saves names the version last seen, 0 for a new one. */
export const saveReportDraft = endpoint({
  method: 'PUT',
  path: '/api/assessments/draft',
  summary: 'Save the draft of a period',
  tag,
  access: companySide,
  permission: 'prepare',
  body: z.strictObject({ ...period, version: z.int().check(z.gte(0)), lines: draftLines }),
  answer: json(reportDraft),
});

export const discardReportDraft = endpoint({
  method: 'DELETE',
  path: '/api/assessments/draft',
  summary: 'Discard the draft of a period',
  tag,
  access: companySide,
  permission: 'prepare',
  query: periodQuery,
  answer: json(z.null()),
});

export const previewReport = endpoint({
  method: 'POST',
  path: '/api/assessments/preview',
  summary: 'Check a report and calculate its amount without saving',
  tag,
  access: companySide,
  permission: 'prepare',
  body: z.strictObject({ ...period, lines: reportLines }),
  answer: json(reportPreview),
});

/** No lines at all are a report of nothing, which is due too. A returned report is sent again the same way. */
export const submitReport = endpoint({
  method: 'POST',
  path: '/api/assessments',
  summary: 'Certify and submit the report of a period',
  tag,
  access: companySide,
  permission: 'sign',
  idempotent: true,
  body: z.strictObject({ ...period, lines: reportLines, certification, confirmed }),
  answer: json(reportRecord),
});

export const previewAmendment = endpoint({
  method: 'POST',
  path: '/api/assessments/{id}/amendment/preview',
  summary: 'Preview an amendment’s effects in its period and later periods of the year',
  tag,
  access: companySide,
  permission: 'prepare',
  params: one,
  body: z.strictObject({ lines: reportLines }),
  answer: json(z.object({ preview: reportPreview, effects: z.nullable(amendmentEffects) })),
});

/** The report that stands stays in force until the board accepts the amendment. */
export const amendReport = endpoint({
  method: 'POST',
  path: '/api/assessments/{id}/amendment',
  summary: 'Submit an amendment of a report',
  tag,
  access: companySide,
  permission: 'sign',
  idempotent: true,
  params: one,
  body: z.strictObject({
    version,
    reason: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))),
    lines: reportLines,
    certification,
    confirmed,
  }),
  answer: json(reportRecord),
});

/** Named by the amendment's own id. Null once it was decided. */
export const getAmendmentEffects = endpoint({
  method: 'GET',
  path: '/api/assessments/{id}/amendment',
  summary: 'Preview accepting a submitted amendment',
  tag,
  access: everybody,
  params: one,
  answer: json(z.nullable(amendmentEffects)),
});

export const reviewReport = endpoint({
  method: 'POST',
  path: '/api/admin/assessments/{id}/review',
  summary: 'Start review of a report, accept it, or return it',
  tag,
  access: ['admin'],
  idempotent: true,
  params: one,
  body: z.strictObject({
    version,
    action: z.enum(['take-up', 'accept', 'return']),
    /** Needed when it is returned. */
    reason: reasonText,
    /** For an amendment that is accepted: the total difference that was seen; null otherwise. */
    seenDifference: z.nullable(money),
  }),
  answer: json(reportRecord),
});

export const uploadReportLines = endpoint({
  method: 'POST',
  path: '/api/assessments/lines',
  summary: 'Read report lines from a file (CSV or XLSX) without saving',
  tag,
  access: companySide,
  permission: 'prepare',
  upload: true,
  body: z.strictObject({ columns: tableChoiceField }),
  answer: json(readLines),
});

export const downloadLinesTemplate = endpoint({
  method: 'GET',
  path: '/api/assessments/lines/template.csv',
  summary: 'A template for report lines',
  tag,
  access: everybody,
  answer: file('text/csv'),
});

export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/assessments/{id}/receipt.pdf',
  summary: 'The receipt of a report',
  tag,
  access: everybody,
  params: one,
  answer: file('application/pdf'),
});
