import * as grid from '../../contract/endpoints/reports/grid';
import * as lists from '../../contract/endpoints/reports/list';
import * as contract from '../../contract/endpoints/reports/filing';
import { LIMITS } from '../../contract/limits';
import { ok } from '../../domain/result';
import { amendReport } from '../modules/reports/amendReport';
import { drawReceipt } from '../modules/reports/drawReceipt';
import { exportGrid } from '../modules/reports/exportGrid';
import { exportReports } from '../modules/reports/exportReports';
import { getReport } from '../modules/reports/getReport';
import { listOpenPeriods } from '../modules/reports/listOpenPeriods';
import { listAllReports, listReports } from '../modules/reports/listReports';
import { previewAmendment } from '../modules/reports/previewAmendment';
import { previewReport } from '../modules/reports/previewReport';
import { readAmendment } from '../modules/reports/readAmendment';
import { readGrid } from '../modules/reports/readGrid';
import { previewReminders } from '../modules/reports/reminderRows';
import { printReminders, sendReminders } from '../modules/reports/remind';
import { discardReportDraft, findReportDraft, saveReportDraft } from '../modules/reports/reportDraft';
import { reviewReport } from '../modules/reports/reviewReport';
import { submitReport } from '../modules/reports/submitReport';
import { linesTemplate, uploadLines } from '../modules/reports/uploadLines';
import { mount, mountUpload, type RouteRegistry } from './pipeline/mount';

/** Writing, sending, amending and reviewing reports. */
export function mountReports(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, lists.listReports, ({ ctx, query }) => listReports(db, ctx, query));
  mount(registry, lists.exportOwnReports, ({ ctx, query }) => exportReports(db, ctx, query));
  mount(registry, lists.listAllReports, ({ ctx, query }) => listAllReports(db, ctx, query));
  mount(registry, contract.getReport, ({ ctx, params }) => getReport(db, ctx, params.id));
  mount(registry, contract.listOpenPeriods, ({ ctx }) => listOpenPeriods(db, ctx));
  mount(registry, contract.getReportDraft, ({ ctx, query }) => findReportDraft(db, ctx, query));
  mount(registry, contract.saveReportDraft, ({ ctx, body }) => saveReportDraft(ctx, body));
  mount(registry, contract.discardReportDraft, ({ ctx, query }) => discardReportDraft(ctx, query));
  mount(registry, contract.previewReport, ({ ctx, body }) => previewReport(db, ctx, body));
  mount(registry, contract.submitReport, ({ ctx, body }) => submitReport(ctx, body));
  mount(registry, contract.previewAmendment, ({ ctx, params, body }) =>
    previewAmendment(db, ctx, params.id, body.lines),
  );
  mount(registry, contract.amendReport, ({ ctx, params, body }) =>
    amendReport(ctx, { ...body, id: params.id }),
  );
  mount(registry, contract.getAmendmentEffects, ({ ctx, params }) => readAmendment(db, ctx, params.id));
  mount(registry, contract.reviewReport, ({ ctx, params, body }) =>
    reviewReport(ctx, { ...body, id: params.id }),
  );
  mountUpload(registry, contract.uploadReportLines, LIMITS.reportFileBytes, ({ ctx, file, body }) =>
    uploadLines(db, ctx, {
      fileName: file.name,
      stream: file.stream,
      scanner: registry.services.scanner,
      choice: body.columns ?? null,
    }),
  );
  mount(registry, contract.downloadLinesTemplate, ({ ctx }) =>
    Promise.resolve(
      ok({
        fileName: 'report-lines.csv',
        type: 'text/csv; charset=utf-8',
        content: linesTemplate(ctx),
      }),
    ),
  );
  mount(registry, contract.downloadReceipt, async ({ ctx, params }) => {
    const receipt = await drawReceipt(db, ctx, params.id);
    if (!receipt.ok) return receipt;
    const { fileName, bytes } = receipt.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
  mountGrid(registry);
}

/** All companies against all periods, and reminding those who are missing one. */
function mountGrid(registry: RouteRegistry): void {
  const { services } = registry;
  const { db } = services.database;
  mount(registry, grid.getReportGrid, ({ ctx, query }) => readGrid(db, ctx, query));
  mount(registry, grid.exportReportGrid, ({ ctx, query }) => exportGrid(db, ctx, query));
  mount(registry, grid.previewReminders, ({ ctx, body }) => previewReminders(db, ctx, body));
  mount(registry, grid.sendReminders, ({ ctx, body }) => sendReminders(services, ctx, body));
  mount(registry, grid.printReminders, async ({ ctx, query }) => {
    const letters = await printReminders(db, ctx, query, services.config.publicUrl);
    if (!letters.ok) return letters;
    const { fileName, bytes } = letters.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
}
