import type { z } from 'zod';
import type { contactMessage } from '../../../contract/endpoints/contact';
import type { problemReport } from '../../../contract/endpoints/problems';
import type { annualRunRow } from '../../../contract/entities/annualRun';
import type { auditEntry } from '../../../contract/entities/audit';
import type { userSummary } from '../../../contract/entities/company';
import type { correction } from '../../../contract/entities/correction';
import type { customsBatch } from '../../../contract/entities/customs';
import type { unmatchedImporter } from '../../../contract/entities/customsImporter';
import type { cardReturn, paymentSummary } from '../../../contract/entities/payment';
import type { paymentRunSummary } from '../../../contract/entities/paymentRun';
import type { exemptionSummary, reportSummary } from '../../../contract/entities/summaries';
import { annualLetterName, annualOutcomeName } from '../../../contract/texts/annualRunNames';
import { auditActionName, auditSubjectName } from '../../../contract/texts/auditActions';
import { batchStatusWord } from '../../../contract/texts/customs';
import { exemptionKindName, exemptionStatusName } from '../../../contract/texts/exemptionNames';
import { sortableInstant } from '../../../contract/texts/instantText';
import { ledgerKindName } from '../../../contract/texts/ledgerNames';
import { runStatusName } from '../../../contract/texts/paymentRunNames';
import { periodName } from '../../../contract/texts/periodName';
import { refundReasonName } from '../../../contract/texts/refundNames';
import { roleNames } from '../../../contract/texts/roles';
import type { WorkbookCell } from '../../export/workbook';
import { AUDIT_WORDS } from '../audit/trail/auditExportWords';
import type { RequestContext } from '../identity/requestContext';
import { type HeadingKey, LIST_TEXTS, REPORT_STATUSES } from './listTexts';

type Reader = Pick<RequestContext, 'language' | 'boardZone'>;

/** Each column: its heading, and its cell. */
export type ListColumns<Row> = readonly (readonly [HeadingKey, (row: Row, reader: Reader) => WorkbookCell])[];

const figure = (amount: string | number): WorkbookCell => ({ number: amount.toString() });
const instant = (at: string | null, { language, boardZone }: Reader): string =>
  at === null ? '' : sortableInstant(language, boardZone, Date.parse(at));
/** A status in words; one that has none here is shown by its code. */
const word = (code: string | null, { language }: Reader): string =>
  code === null ? '' : (LIST_TEXTS[language].words[code] ?? code);
const yesNo = (is: boolean, reader: Reader): string => word(is ? 'yes' : 'no', reader);

export const PAYMENT_COLUMNS: ListColumns<z.output<typeof paymentSummary>> = [
  ['reference', ({ reference }) => reference],
  ['receivedOn', ({ receivedOn }) => receivedOn],
  ['company', ({ companyName }) => companyName],
  ['type', ({ kind }, { language }) => ledgerKindName(language, kind)],
  ['paymentFor', ({ reportNumber, exemptionNumber }) => reportNumber ?? exemptionNumber ?? ''],
  ['amount', ({ amount }) => figure(amount)],
  ['reversedAmount', ({ returned }) => figure(returned ?? '0.00')],
  ['reversedOn', ({ reversed }) => reversed?.on ?? ''],
  ['note', ({ reversed }) => reversed?.note ?? ''],
  ['posted', ({ postedAt }, reader) => instant(postedAt, reader)],
];

export const CARD_RETURN_COLUMNS: ListColumns<z.output<typeof cardReturn>> = [
  ['reference', ({ providerId }) => providerId],
  ['reported', ({ heardAt }, reader) => instant(heardAt, reader)],
  ['company', ({ companyName }) => companyName ?? ''],
  ['type', ({ kind }, reader) => word(kind, reader)],
  ['amount', ({ amount }) => figure(amount)],
  ['currency', ({ currency }) => currency.toUpperCase()],
  ['status', ({ state }, reader) => word(`return-${state}`, reader)],
  ['problem', ({ problem }, reader) => word(problem, reader)],
  ['needsReview', ({ needsCheck }, reader) => yesNo(needsCheck, reader)],
  ['reviewedBy', ({ checkedBy }) => checkedBy?.name ?? ''],
  ['note', ({ checkNote }) => checkNote],
];

export const CORRECTION_COLUMNS: ListColumns<z.output<typeof correction>> = [
  ['record', ({ reportNumber, exemptionNumber }) => reportNumber ?? exemptionNumber ?? ''],
  ['company', ({ companyName }) => companyName],
  ['type', ({ kind }, reader) => word(kind, reader)],
  ['amount', ({ amount }) => figure(amount)],
  ['status', ({ state }, reader) => word(`correction-${state}`, reader)],
  ['reason', ({ reason }) => reason],
  ['requested', ({ proposedAt }, reader) => instant(proposedAt, reader)],
  ['requestedBy', ({ proposedBy }) => proposedBy.name],
  ['decidedBy', ({ decidedBy }) => decidedBy?.name ?? ''],
];

export const PAYMENT_RUN_COLUMNS: ListColumns<z.output<typeof paymentRunSummary>> = [
  ['number', ({ number }) => number],
  ['status', ({ status }, reader) => runStatusName(reader.language, status)],
  ['payOn', ({ payOn }) => payOn],
  ['payments', ({ itemCount }) => figure(itemCount)],
  ['total', ({ total }) => figure(total)],
  ['achTotal', ({ achTotal }) => figure(achTotal)],
  ['checkTotal', ({ checkTotal }) => figure(checkTotal)],
  ['returnedTotal', ({ returnedTotal }) => figure(returnedTotal)],
  ['preparedBy', ({ preparedBy }) => preparedBy.name],
  ['prepared', ({ preparedAt }, reader) => instant(preparedAt, reader)],
  ['releasedBy', ({ releasedBy }) => releasedBy?.name ?? ''],
  ['released', ({ releasedAt }, reader) => instant(releasedAt, reader)],
];

export const USER_COLUMNS: ListColumns<z.output<typeof userSummary>> = [
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['company', ({ companyName }) => companyName],
  ['roles', ({ roles }, { language }) => roleNames(language, roles)],
  ['active', ({ isActive }, reader) => yesNo(isActive, reader)],
  ['locked', ({ isLocked }, reader) => yesNo(isLocked, reader)],
  ['lastSignIn', ({ lastSignInAt }, reader) => instant(lastSignInAt, reader)],
];

export const AUDIT_COLUMNS: ListColumns<z.output<typeof auditEntry>> = [
  ['time', ({ at }, reader) => instant(at, reader)],
  ['action', ({ action }, { language }) => auditActionName(language, action)],
  ['outcome', ({ outcome }, reader) => word(outcome, reader)],
  ['person', ({ actor }, { language }) => actor?.name ?? AUDIT_WORDS[language].system],
  ['actingFor', ({ actingFor }) => actingFor?.name ?? ''],
  ['company', ({ company }) => company?.name ?? ''],
  ['recordType', ({ subject }, { language }) => auditSubjectName(language, subject.type)],
  ['record', ({ subject }) => subject.name ?? subject.id ?? ''],
  [
    'changes',
    ({ fields }) => fields.map(({ field, from, to }) => `${field}: ${from ?? '–'} → ${to ?? '–'}`).join('; '),
  ],
];

export const MESSAGE_COLUMNS: ListColumns<z.output<typeof contactMessage>> = [
  ['received', ({ receivedAt }, reader) => instant(receivedAt, reader)],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['message', ({ message }) => message],
  ['status', ({ state }, reader) => word(`message-${state}`, reader)],
  ['answeredBy', ({ answeredBy }) => answeredBy ?? ''],
];

export const PROBLEM_COLUMNS: ListColumns<z.output<typeof problemReport>> = [
  ['reported', ({ reportedAt }, reader) => instant(reportedAt, reader)],
  ['name', ({ by }) => by.name],
  ['page', ({ page }) => page],
  ['note', ({ note }) => note],
  ['build', ({ build }) => build],
];

export const CUSTOMS_FILE_COLUMNS: ListColumns<z.output<typeof customsBatch>> = [
  ['file', ({ fileName }) => fileName],
  ['status', ({ status }, reader) => batchStatusWord(reader.language, status)],
  ['uploaded', ({ uploadedAt }, reader) => instant(uploadedAt, reader)],
  ['uploadedBy', ({ uploadedBy }) => uploadedBy.name],
  ['confirmedBy', ({ confirmedBy }) => confirmedBy?.name ?? ''],
  ['rows', ({ rowsTotal }) => figure(rowsTotal)],
  ['validRows', ({ rowsGood }) => figure(rowsGood)],
  ['faultyRows', ({ rowsFaulty }) => figure(rowsFaulty)],
  ['unmatchedRows', ({ rowsUnmatched }) => figure(rowsUnmatched)],
  ['collected', ({ amountCollected }) => figure(amountCollected)],
];

export const UNMATCHED_COLUMNS: ListColumns<z.output<typeof unmatchedImporter>> = [
  ['importerNumber', ({ importerNumber }) => importerNumber],
  ['name', ({ importerName }) => importerName],
  ['lines', ({ lines }) => figure(lines)],
  ['quantity', ({ quantity }) => figure(quantity)],
  ['collected', ({ amountCollected }) => figure(amountCollected)],
  ['firstEntry', ({ firstEntry }) => firstEntry],
  ['lastEntry', ({ lastEntry }) => lastEntry],
];

export const REPORT_COLUMNS: ListColumns<z.output<typeof reportSummary>> = [
  ['number', ({ number }) => number],
  ['company', ({ companyName }) => companyName],
  ['fiscalYear', ({ fiscalYear }) => fiscalYear.toString()],
  ['period', ({ period }, { language }) => periodName(language, period)],
  ['status', ({ status }, reader) => REPORT_STATUSES[reader.language][status]],
  ['dueDate', ({ dueDate }) => dueDate],
  ['submitted', ({ submittedAt }, reader) => instant(submittedAt, reader)],
  ['quantityShipped', ({ quantityShipped }) => figure(quantityShipped)],
  ['quantityAssessable', ({ quantityAssessable }) => figure(quantityAssessable)],
  ['assessment', ({ amountDue }) => figure(amountDue)],
  ['lateCharge', ({ lateCharge }) => figure(lateCharge)],
  ['interest', ({ interest }) => figure(interest)],
  ['paid', ({ amountPaid }) => figure(amountPaid)],
  ['balance', ({ balance }) => figure(balance)],
];

export const EXEMPTION_COLUMNS: ListColumns<z.output<typeof exemptionSummary>> = [
  ['number', ({ number }) => number],
  ['company', ({ companyName }) => companyName],
  ['type', ({ kind }, reader) => exemptionKindName(reader.language, kind)],
  ['fiscalYear', ({ fiscalYear }) => fiscalYear.toString()],
  ['status', ({ status }, reader) => exemptionStatusName(reader.language, status)],
  ['submitted', ({ submittedAt }, reader) => instant(submittedAt, reader)],
  ['decisionDue', ({ decisionDue }) => decisionDue ?? ''],
  ['certificate', ({ certificateNumber }) => certificateNumber ?? ''],
  ['validFrom', ({ validFrom }) => validFrom ?? ''],
  ['validTo', ({ validTo }) => validTo ?? ''],
];

export const ANNUAL_RUN_COLUMNS: ListColumns<z.output<typeof annualRunRow>> = [
  ['importerNumber', ({ importerNumber }) => importerNumber],
  ['name', ({ name }) => name],
  ['registered', ({ companyId }, reader) => yesNo(companyId !== null, reader)],
  ['lines', ({ lines }) => figure(lines)],
  ['collected', ({ collected }) => figure(collected)],
  ['outcome', ({ outcome }, { language }) => (outcome === null ? '' : annualOutcomeName(language, outcome))],
  ['refundable', ({ amount }) => figure(amount)],
  [
    'reason',
    ({ byReason }, { language }) =>
      byReason.map(({ reason, amount }) => `${refundReasonName(language, reason)}: ${amount}`).join('; '),
  ],
  ['lastDay', ({ lastDay }) => lastDay ?? ''],
  ['letter', ({ letter }, { language }) => (letter === null ? '' : annualLetterName(language, letter))],
];
