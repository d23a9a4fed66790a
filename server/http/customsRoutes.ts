import * as contract from '../../contract/endpoints/customs';
import { ok } from '../../domain/result';
import { programInForce } from '../modules/configuration/programInForce';
import { confirmBatch } from '../modules/customs/confirmBatch';
import { customsTemplate } from '../modules/customs/customsTemplate';
import { discardBatch } from '../modules/customs/discardBatch';
import { exportLines } from '../modules/customs/lines/exportLines';
import { getLine } from '../modules/customs/lines/getLine';
import { createLineTotals } from '../modules/customs/lines/lineTotals';
import { listLines } from '../modules/customs/lines/listLines';
import { listBatches, readBatch } from '../modules/customs/listBatches';
import { listRows } from '../modules/customs/rows/listRows';
import { rejectedRows } from '../modules/customs/rows/rejectedRows';
import { uploadCustomsFile } from '../modules/customs/uploadCustomsFile';
import { mount, mountUpload, type Frame } from './mount';

const CSV = 'text/csv; charset=utf-8';

/** Customs files on their way in, and the entry lines posted from them. */
export function mountCustoms(frame: Frame): void {
  const { config, database, scanner } = frame.services;
  const { db } = database;
  const lineTotals = createLineTotals(db);
  mount(frame, contract.listCustomsBatches, ({ deed, query }) => listBatches(db, deed, query));
  mountUpload(frame, contract.uploadCustomsFile, config.uploadMaxBytes, ({ deed, file }) =>
    uploadCustomsFile(db, deed, {
      fileName: file.name,
      stream: file.stream,
      maxBytes: config.uploadMaxBytes,
      scanner,
    }),
  );
  mount(frame, contract.downloadCustomsTemplate, () =>
    Promise.resolve(ok({ fileName: 'customs-template.csv', type: CSV, content: customsTemplate() })),
  );
  mount(frame, contract.getCustomsBatch, ({ deed, params }) => readBatch(db, deed, params.id));
  mount(frame, contract.listCustomsBatchRows, ({ deed, params, query }) =>
    listRows(db, deed, params.id, query),
  );
  mount(frame, contract.confirmCustomsBatch, ({ deed, params, body }) =>
    confirmBatch(deed, params.id, body.version),
  );
  mount(frame, contract.discardCustomsBatch, ({ deed, params, body }) =>
    discardBatch(deed, params.id, body.version),
  );
  mount(frame, contract.downloadRejectedRows, async ({ deed, params }) => {
    const file = await rejectedRows(db, deed, params.id);
    return file.ok ? ok({ ...file.value, type: CSV }) : file;
  });
  mount(frame, contract.listCustomsLines, ({ deed, query }) =>
    listLines(db, lineTotals, deed.caller.actor, query),
  );
  mount(frame, contract.exportCustomsLines, ({ deed, query }) =>
    Promise.resolve(ok(exportLines(db, deed, query))),
  );
  mount(frame, contract.getCustomsLine, async ({ deed, params, at }) =>
    getLine(db, deed.caller.actor, await programInForce(db, at), params.id),
  );
}
