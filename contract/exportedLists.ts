import type { Endpoint } from './endpoint';
import { listContactMessages } from './endpoints/contact';
import { listCorrections } from './endpoints/corrections';
import { listAudit } from './endpoints/audit';
import { listCustomsBatches } from './endpoints/customs/files';
import { listUnmatchedImporters } from './endpoints/customs/importers';
import { listExemptions } from './endpoints/exemptions/list';
import { listCardReturns, listPayments } from './endpoints/payments';
import { listPaymentRuns } from './endpoints/paymentRuns/runs';
import { listProblems } from './endpoints/problems';
import { listAnnualRunRows } from './endpoints/refunds/annualRuns';
import { listAllReports } from './endpoints/reports/list';
import { listUsers } from './endpoints/users/list';
import type { ExportedList } from './endpoints/lists';

/** The own call of each list that is exported by its name. */
export const EXPORTED_LISTS = {
  payments: listPayments,
  cardReturns: listCardReturns,
  corrections: listCorrections,
  paymentRuns: listPaymentRuns,
  users: listUsers,
  audit: listAudit,
  messages: listContactMessages,
  problems: listProblems,
  customsFiles: listCustomsBatches,
  unmatchedImporters: listUnmatchedImporters,
  reports: listAllReports,
  exemptions: listExemptions,
  annualRunImporters: listAnnualRunRows,
} as const satisfies Readonly<Record<ExportedList, Endpoint>>;
