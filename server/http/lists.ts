import { EXPORTED_LISTS, exportList, type ExportedList } from '../../contract/endpoints/lists';
import { listAudit } from '../modules/audit/trail/listAudit';
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
import { listAllReports } from '../modules/reports/listReports';
import { listUsers } from '../modules/users/listUsers';
import { mount, type RouteRegistry } from './pipeline/mount';

/** Lists as files, each through the use case that shows it. */
export function mountLists(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  const listUnmatched = createListUnmatched(db);
  const of = EXPORTED_LISTS;
  const files: Readonly<Record<ExportedList, ExportedListFile>> = {
    payments: exported(of.payments, (ctx, query) => listPayments(db, ctx, query), columns.PAYMENT_COLUMNS),
    cardReturns: exported(
      of.cardReturns,
      (ctx, query) => listCardReturns(db, ctx, query),
      columns.CARD_RETURN_COLUMNS,
    ),
    corrections: exported(
      of.corrections,
      (ctx, query) => listCorrections(db, ctx, query),
      columns.CORRECTION_COLUMNS,
    ),
    paymentRuns: exported(
      of.paymentRuns,
      (ctx, query) => listPaymentRuns(db, ctx, query),
      columns.PAYMENT_RUN_COLUMNS,
    ),
    users: exported(of.users, (ctx, query) => listUsers(db, ctx, query), columns.USER_COLUMNS),
    audit: exported(of.audit, (ctx, query) => listAudit(db, ctx, query), columns.AUDIT_COLUMNS),
    messages: exported(
      of.messages,
      (ctx, query) => listContactMessages(db, ctx, query),
      columns.MESSAGE_COLUMNS,
    ),
    problems: exported(of.problems, (ctx, query) => listProblems(db, ctx, query), columns.PROBLEM_COLUMNS),
    customsFiles: exported(
      of.customsFiles,
      (ctx, query) => listBatches(db, ctx, query),
      columns.CUSTOMS_FILE_COLUMNS,
    ),
    unmatchedImporters: exported(
      of.unmatchedImporters,
      (ctx, query) => listUnmatched(ctx.caller.actor, query),
      columns.UNMATCHED_COLUMNS,
    ),
    reports: exported(of.reports, (ctx, query) => listAllReports(db, ctx, query), columns.REPORT_COLUMNS),
    exemptions: exported(
      of.exemptions,
      (ctx, query) => listExemptions(db, ctx, query),
      columns.EXEMPTION_COLUMNS,
    ),
  };
  mount(registry, exportList, ({ ctx, query: { list, query, format } }) =>
    files[list](ctx, list, query ?? '', format),
  );
}
