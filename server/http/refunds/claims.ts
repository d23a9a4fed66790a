import * as rows from '../../../contract/endpoints/refunds/rows';
import * as contract from '../../../contract/endpoints/refunds/claims';
import { LIMITS } from '../../../contract/limits';
import { ok } from '../../../domain/result';
import { exportOwnRefunds, exportRefunds } from '../../modules/refunds/exportRefunds';
import { sendToSigner } from '../../modules/refunds/sendToSigner';
import { findClaimOfDraft } from '../../modules/refunds/claimOfDraft';
import { findDecisionLetter } from '../../modules/refunds/findDecisionLetter';
import { foreseeClaims } from '../../modules/refunds/foreseeClaims';
import { getRefund } from '../../modules/refunds/getRefund';
import { listAllRefunds, listRefunds } from '../../modules/refunds/listRefunds';
import { proposeRefund } from '../../modules/refunds/proposeRefund';
import {
  discardRefundDraft,
  findRefundDraft,
  listRefundDrafts,
  saveRefundDraft,
} from '../../modules/refunds/refundDraft';
import { findEntryPlaces } from '../../modules/refunds/rowFile/findEntryPlaces';
import { readRowFile, rowTemplate } from '../../modules/refunds/rowFile/readRowFile';
import { refundStatement } from '../../modules/refunds/statement/refundStatement';
import { mount, mountUpload, type RouteRegistry } from '../pipeline/mount';

/** Reading claims and writing drafts of them. */
export function mountRefunds(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.listRefunds, ({ ctx, query }) => listRefunds(db, ctx, query));
  mount(registry, contract.listAllRefunds, ({ ctx, query }) => listAllRefunds(db, ctx, query));
  mount(registry, contract.exportRefunds, ({ ctx, query }) => exportRefunds(db, ctx, query));
  mount(registry, contract.exportOwnRefunds, ({ ctx, query }) => exportOwnRefunds(db, ctx, query));
  mount(registry, contract.downloadRefundStatement, ({ ctx, query }) =>
    refundStatement(db, ctx, query.fiscalYear),
  );
  mount(registry, contract.proposeRefund, ({ ctx, query }) => proposeRefund(db, ctx, query));
  mount(registry, contract.foreseeClaims, ({ ctx }) => foreseeClaims(db, ctx));
  mountUpload(registry, rows.readClaimFile, LIMITS.claimFileBytes, ({ ctx, file, body }) =>
    readRowFile(db, ctx, {
      fileName: file.name,
      stream: file.stream,
      scanner: registry.services.scanner,
      choice: body.columns ?? null,
    }),
  );
  mount(registry, rows.findEntryPlaces, ({ ctx, body }) => findEntryPlaces(db, ctx, body.entryNumbers));
  mount(registry, rows.downloadClaimTemplate, ({ ctx, query }) =>
    Promise.resolve(ok(rowTemplate(ctx, query.format))),
  );
  mount(registry, contract.listRefundDrafts, ({ ctx }) => listRefundDrafts(db, ctx));
  mount(registry, contract.getRefundDraft, ({ ctx, params }) => findRefundDraft(db, ctx, params.key));
  mount(registry, contract.getClaimOfDraft, async ({ ctx, params }) =>
    ok(await findClaimOfDraft(db, ctx.caller.actor, params.key)),
  );
  mount(registry, contract.saveRefundDraft, ({ ctx, params, body }) =>
    saveRefundDraft(ctx, params.key, body.content),
  );
  mount(registry, contract.sendRefundToSigner, ({ ctx, params, body }) =>
    sendToSigner(ctx, params.key, body.content),
  );
  mount(registry, contract.discardRefundDraft, ({ ctx, params }) => discardRefundDraft(ctx, params.key));
  mount(registry, contract.getRefund, ({ ctx, params }) => getRefund(db, ctx, params.id));
  mount(registry, contract.downloadRefundDecision, async ({ ctx, params }) => {
    const letter = await findDecisionLetter(db, ctx, params.id);
    if (!letter.ok) return letter;
    const { fileName, bytes } = letter.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
}
