import { exportList, type ExportedList } from '../../contract/endpoints/lists';
import { EXPORTED_LISTS } from '../../contract/exportedLists';
import { fail, ok } from '../../domain/result';
import type { Outcome } from '../failure';
import { auditForFile } from '../modules/audit/trail/listAudit';
import { listContactMessages } from '../modules/contact/listContactMessages';
import { listCorrections } from '../modules/corrections/listCorrections';
import { listBatches } from '../modules/customs/listBatches';
import { createListUnmatched } from '../modules/customs/unmatched/listUnmatched';
import { listExemptions } from '../modules/exemptions/listExemptions';
import { exported, type ExportedListFile } from '../modules/lists/exportList';
import * as columns from '../modules/lists/listColumns';
import { listCardReturns } from '../modules/payments/listCardReturns';
import { listPayments } from '../modules/payments/listPayments';
import { listPaymentRuns } from '../modules/paymentRuns/readPaymentRuns';
import { listProblems } from '../modules/problems/listProblems';
import { listRunRows } from '../modules/refunds/annualRun/listRunRows';
import { listAllReports } from '../modules/reports/listReports';
import { listUsers } from '../modules/users/listUsers';
import { mount, type RouteRegistry } from './pipeline/mount';
import { parsePayload } from './pipeline/parsePayload';
import { reversedRange } from './pipeline/reversedRange';

/** Lists as files, each through the use case that shows it. */
export function mountLists(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  const listUnmatched = createListUnmatched(db);
  const lists = EXPORTED_LISTS;
  const files: Readonly<Record<ExportedList, ExportedListFile>> = {
    payments: exported(lists.payments, (ctx, query) => listPayments(db, ctx, query), columns.PAYMENT_COLUMNS),
    cardReturns: exported(
      lists.cardReturns,
      (ctx, query) => listCardReturns(db, ctx, query),
      columns.CARD_RETURN_COLUMNS,
    ),
    corrections: exported(
      lists.corrections,
      (ctx, query) => listCorrections(db, ctx, query),
      columns.CORRECTION_COLUMNS,
    ),
    paymentRuns: exported(
      lists.paymentRuns,
      (ctx, query) => listPaymentRuns(db, ctx, query),
      columns.PAYMENT_RUN_COLUMNS,
    ),
    users: exported(lists.users, (ctx, query) => listUsers(db, ctx, query), columns.USER_COLUMNS),
    audit: exported(lists.audit, (ctx, query) => auditForFile(db, ctx, query), columns.AUDIT_COLUMNS),
    messages: exported(
      lists.messages,
      (ctx, query) => listContactMessages(db, ctx, query),
      columns.MESSAGE_COLUMNS,
    ),
    problems: exported(lists.problems, (ctx, query) => listProblems(db, ctx, query), columns.PROBLEM_COLUMNS),
    customsFiles: exported(
      lists.customsFiles,
      (ctx, query) => listBatches(db, ctx, query),
      columns.CUSTOMS_FILE_COLUMNS,
    ),
    unmatchedImporters: exported(
      lists.unmatchedImporters,
      (ctx, query) => listUnmatched(ctx.caller.actor, query),
      columns.UNMATCHED_COLUMNS,
    ),
    reports: exported(lists.reports, (ctx, query) => listAllReports(db, ctx, query), columns.REPORT_COLUMNS),
    exemptions: exported(
      lists.exemptions,
      (ctx, query) => listExemptions(db, ctx, query),
      columns.EXEMPTION_COLUMNS,
    ),
    annualRunImporters: exported(
      lists.annualRunImporters,
      (ctx, query) => listRunRows(db, ctx, query),
      columns.ANNUAL_RUN_COLUMNS,
    ),
  };
  mount(registry, exportList, async ({ ctx, query: { list, query = '', format } }) => {
    const usable = checkQuery(list, query);
    return usable.ok ? files[list](ctx, list, query, format) : usable;
  });
}

/** What the list's own call refuses is refused here, too, with the same words. */
function checkQuery(list: ExportedList, query: string): Outcome<null> {
  const parsed = parsePayload(EXPORTED_LISTS[list].query, Object.fromEntries(new URLSearchParams(query)));
  if (!parsed.ok) return parsed;
  const reversed = reversedRange(parsed.value);
  return reversed === null ? ok(null) : fail({ kind: 'invalid-input', fields: [reversed] });
}
