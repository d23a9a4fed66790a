import { auditEntry } from './0001AuditEntry';
import { identity } from './0002Identity';
import { exemption } from './0003Exemption';
import { notifications } from './0004Notifications';
import { idempotencyKey } from './0005IdempotencyKey';
import { programConfiguration } from './0006ProgramConfiguration';
import { sortText } from './0007SortText';
import { customs } from './0010Customs';
import { documents } from './0015Documents';
import { refunds } from './0020Refunds';
import { records } from './0030Records';
import { mail } from './0040Mail';
import { secondStep } from './0041SecondStep';
import { lineOrders } from './0050LineOrders';
import { contactMessage } from './0051ContactMessage';
import { companySortName } from './0052CompanySortName';
import { importerNames } from './0053ImporterNames';
import { attemptDigest } from './0060AttemptDigest';
import { emailChange } from './0061EmailChange';
import { answeredMessages } from './0070AnsweredMessages';
import { ledger } from './0080Ledger';
import { reportDepth } from './0081ReportDepth';
import { cardPayments } from './0082CardPayments';
import { reportReminder } from './0083ReportReminder';
import { problemReport } from './0100ProblemReport';
import { sessionAddress } from './0105SessionAddress';
import { boardText } from './0116BoardText';
import { exemptionDepth } from './0120ExemptionDepth';
import { companyGroups } from './0121CompanyGroups';
import { companyDepth } from './0122CompanyDepth';
import { paymentRuns } from './0130PaymentRuns';
import { refundDepth } from './0131RefundDepth';
import { notificationChoice } from './0140NotificationChoice';
import { auditSearch } from './0141AuditSearch';
import { customsRollback } from './0142CustomsRollback';
import { customsLooks } from './0150CustomsLooks';
import { lineQuantities } from './0155LineQuantities';
import { unsentLines } from './0156UnsentLines';
import { savedView } from './0160SavedView';
import { exemptionComment } from './0161ExemptionComment';
import { accountCorrection } from './0165AccountCorrection';
import { linesOfCompanies } from './0170LinesOfCompanies';
import { requestCount } from './0180RequestCount';
import { unconvertedCorrections } from './0200UnconvertedCorrections';
import { splitClaims } from './0201SplitClaims';
import { plainSortText } from './0202PlainSortText';
import { yearPayments } from './0220YearPayments';
import { openReturns } from './0240OpenReturns';
import { claimsAsCorrected } from './0241ClaimsAsCorrected';
import { runFiles } from './0250RunFiles';
import { confirmationCode } from './0251ConfirmationCode';
import { secondAdministrator } from './0271SecondAdministrator';
import { auditHead } from './0272AuditHead';
import { columnMapping } from './0286ColumnMapping';
import { claimOfDraft } from './0281ClaimOfDraft';
import { claimDrafts } from './0290ClaimDrafts';
import { notices } from './0291Notices';
import { absence } from './0292Absence';
import { assignments } from './0293Assignments';
import { bulkApproval } from './0294BulkApproval';
import { companyPeople } from './0297CompanyPeople';
import { draftsToSign } from './0298DraftsToSign';
import { claimRisk } from './0300ClaimRisk';
import { annualRun } from './0304AnnualRun';
import { problemWork } from './0310ProblemWork';
import { scheduledConfiguration } from './0311ScheduledConfiguration';
import { customsCorrections } from './0312CustomsCorrections';
import { applicationsToSign } from './0313ApplicationsToSign';
import { temporaryPasswords } from './0314TemporaryPasswords';
import { waitingAudit } from './0260WaitingAudit';
import { bankFileIdentity } from './0270BankFileIdentity';
import type { Migration } from './migration';
import { verificationUndo } from './0280VerificationUndo';
import { cardReturns } from './0282CardReturns';

/** Every step in the order it is applied. New ones are added at the end. */
export const migrations: readonly Migration[] = [
  auditEntry,
  identity,
  exemption,
  notifications,
  idempotencyKey,
  programConfiguration,
  sortText,
  customs,
  documents,
  refunds,
  records,
  mail,
  secondStep,
  lineOrders,
  contactMessage,
  companySortName,
  importerNames,
  attemptDigest,
  emailChange,
  answeredMessages,
  ledger,
  reportDepth,
  cardPayments,
  reportReminder,
  problemReport,
  sessionAddress,
  boardText,
  exemptionDepth,
  companyGroups,
  companyDepth,
  paymentRuns,
  refundDepth,
  notificationChoice,
  auditSearch,
  customsRollback,
  customsLooks,
  lineQuantities,
  unsentLines,
  savedView,
  exemptionComment,
  accountCorrection,
  linesOfCompanies,
  requestCount,
  unconvertedCorrections,
  splitClaims,
  plainSortText,
  yearPayments,
  openReturns,
  claimsAsCorrected,
  runFiles,
  confirmationCode,
  waitingAudit,
  bankFileIdentity,
  secondAdministrator,
  auditHead,
  verificationUndo,
  claimOfDraft,
  cardReturns,
  columnMapping,
  claimDrafts,
  notices,
  absence,
  assignments,
  bulkApproval,
  companyPeople,
  draftsToSign,
  claimRisk,
  annualRun,
  problemWork,
  scheduledConfiguration,
  customsCorrections,
  applicationsToSign,
  temporaryPasswords,
];
