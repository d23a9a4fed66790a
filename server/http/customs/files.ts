import * as contract from '../../../contract/endpoints/customs/files';
import { ok } from '../../../domain/result';
import { programInForce } from '../../modules/configuration/programInForce';
import { batchColumns } from '../../modules/customs/columns/batchColumns';
import { chooseColumns } from '../../modules/customs/columns/chooseColumns';
import { confirmBatch } from '../../modules/customs/confirmBatch';
import { customsTemplate } from '../../modules/customs/customsTemplate';
import { discardBatch } from '../../modules/customs/discardBatch';
import { exportLines } from '../../modules/customs/lines/exportLines';
import { getLine } from '../../modules/customs/lines/getLine';
import { createLineTotals } from '../../modules/customs/lines/lineTotals';
import { listLines } from '../../modules/customs/lines/listLines';
import { listBatches, readBatch } from '../../modules/customs/listBatches';
import { correctRow } from '../../modules/customs/rows/correctRow';
import { listRows } from '../../modules/customs/rows/listRows';
import { rejectedRows } from '../../modules/customs/rows/rejectedRows';
import { uploadCustomsFile } from '../../modules/customs/uploadCustomsFile';
import { mount, mountUpload, type RouteRegistry } from '../pipeline/mount';

const CSV = 'text/csv; charset=utf-8';

/** Customs files on their way in, and the entry lines posted from them. */
export function mountCustoms(registry: RouteRegistry): void {
  const { config, database, scanner } = registry.services;
  const { db } = database;
  const lineTotals = createLineTotals(db);
  mount(registry, contract.listCustomsBatches, ({ ctx, query }) => listBatches(db, ctx, query));
  mountUpload(registry, contract.uploadCustomsFile, config.uploadMaxBytes, ({ ctx, file }) =>
    uploadCustomsFile(db, ctx, {
      fileName: file.name,
      stream: file.stream,
      maxBytes: config.uploadMaxBytes,
      scanner,
    }),
  );
  mount(registry, contract.downloadCustomsTemplate, () =>
    Promise.resolve(ok({ fileName: 'customs-template.csv', type: CSV, content: customsTemplate() })),
  );
  mount(registry, contract.getCustomsBatch, ({ ctx, params }) => readBatch(db, ctx, params.id));
  mount(registry, contract.listCustomsBatchRows, ({ ctx, params, query }) =>
    listRows(db, ctx, params.id, query),
  );
  mount(registry, contract.confirmCustomsBatch, ({ ctx, params, body }) =>
    confirmBatch(ctx, params.id, body.version),
  );
  mount(registry, contract.correctCustomsRow, ({ ctx, params, body }) =>
    correctRow(ctx, params.id, { ...body, fileLine: Number(params.fileLine) }),
  );
  mount(registry, contract.discardCustomsBatch, ({ ctx, params, body }) =>
    discardBatch(ctx, params.id, body.version),
  );
  mount(registry, contract.getCustomsBatchColumns, ({ ctx, params }) => batchColumns(db, ctx, params.id));
  mount(registry, contract.chooseCustomsBatchColumns, ({ ctx, params, body }) =>
    chooseColumns(ctx, params.id, body),
  );
  mount(registry, contract.downloadRejectedRows, async ({ ctx, params }) => {
    const file = await rejectedRows(db, ctx, params.id);
    return file.ok ? ok({ ...file.value, type: CSV }) : file;
  });
  mount(registry, contract.listCustomsLines, ({ ctx, query }) =>
    listLines(db, lineTotals, ctx.caller.actor, query),
  );
  mount(registry, contract.exportCustomsLines, ({ ctx, query }) => exportLines(db, ctx, query));
  mount(registry, contract.getCustomsLine, async ({ ctx, params, at }) =>
    getLine(db, ctx.caller.actor, await programInForce(db, at), params.id),
  );
}
