import * as grid from '../../contract/endpoints/grid';
import * as contract from '../../contract/endpoints/reports';
import { LIMITS } from '../../contract/limits';
import { ok } from '../../domain/result';
import { amendReport } from '../modules/reports/amendReport';
import { drawReceipt } from '../modules/reports/drawReceipt';
import { exportGrid } from '../modules/reports/exportGrid';
import { getReport } from '../modules/reports/getReport';
import { listOpenPeriods } from '../modules/reports/listOpenPeriods';
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
import { mount, mountUpload, type Frame } from './mount';

/** Writing, sending, amending and reviewing reports. */
export function mountReports(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.getReport, ({ deed, params }) => getReport(db, deed, params.id));
  mount(frame, contract.listOpenPeriods, ({ deed }) => listOpenPeriods(db, deed));
  mount(frame, contract.getReportDraft, ({ deed, query }) => findReportDraft(db, deed, query));
  mount(frame, contract.saveReportDraft, ({ deed, body }) => saveReportDraft(deed, body));
  mount(frame, contract.discardReportDraft, ({ deed, query }) => discardReportDraft(deed, query));
  mount(frame, contract.previewReport, ({ deed, body }) => previewReport(db, deed, body));
  mount(frame, contract.submitReport, ({ deed, body }) => submitReport(deed, body));
  mount(frame, contract.previewAmendment, ({ deed, params, body }) =>
    previewAmendment(db, deed, params.id, body.lines),
  );
  mount(frame, contract.amendReport, ({ deed, params, body }) =>
    amendReport(deed, { ...body, id: params.id }),
  );
  mount(frame, contract.getAmendmentEffects, ({ deed, params }) => readAmendment(db, deed, params.id));
  mount(frame, contract.reviewReport, ({ deed, params, body }) =>
    reviewReport(deed, { ...body, id: params.id }),
  );
  mountUpload(frame, contract.uploadReportLines, LIMITS.reportFileBytes, ({ deed, file }) =>
    uploadLines(db, deed, { fileName: file.name, stream: file.stream, scanner: frame.services.scanner }),
  );
  mount(frame, contract.downloadLinesTemplate, ({ deed }) =>
    Promise.resolve(
      ok({
        fileName: 'report-lines.csv',
        type: 'text/csv; charset=utf-8',
        content: linesTemplate(deed),
      }),
    ),
  );
  mount(frame, contract.downloadReceipt, async ({ deed, params }) => {
    const receipt = await drawReceipt(db, deed, params.id);
    if (!receipt.ok) return receipt;
    const { fileName, bytes } = receipt.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
  mountGrid(frame);
}

/** All companies against all periods, and reminding those who are missing one. */
function mountGrid(frame: Frame): void {
  const { services } = frame;
  const { db } = services.database;
  mount(frame, grid.getReportGrid, ({ deed, query }) => readGrid(db, deed, query));
  mount(frame, grid.exportReportGrid, ({ deed, query }) => exportGrid(db, deed, query));
  mount(frame, grid.previewReminders, ({ deed, body }) => previewReminders(db, deed, body));
  mount(frame, grid.sendReminders, ({ deed, body }) => sendReminders(services, deed, body));
  mount(frame, grid.printReminders, async ({ deed, query }) => {
    const letters = await printReminders(db, deed, query, services.config.publicUrl);
    if (!letters.ok) return letters;
    const { fileName, bytes } = letters.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
}
