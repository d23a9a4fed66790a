import * as rows from '../../contract/endpoints/refundRows';
import * as contract from '../../contract/endpoints/refunds';
import { LIMITS } from '../../contract/limits';
import { ok } from '../../domain/result';
import { exportRefunds } from '../modules/refunds/exportRefunds';
import { findDecisionLetter } from '../modules/refunds/findDecisionLetter';
import { getRefund } from '../modules/refunds/getRefund';
import { listAllRefunds, listRefunds } from '../modules/refunds/listRefunds';
import { proposeRefund } from '../modules/refunds/proposeRefund';
import { discardRefundDraft, findRefundDraft, saveRefundDraft } from '../modules/refunds/refundDraft';
import { readRowFile, rowTemplate } from '../modules/refunds/rowFile/readRowFile';
import { mount, mountUpload, type Frame } from './mount';

/** Reading claims and writing drafts of them. */
export function mountRefunds(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.listRefunds, ({ deed, query }) => listRefunds(db, deed, query));
  mount(frame, contract.listAllRefunds, ({ deed, query }) => listAllRefunds(db, deed, query));
  mount(frame, contract.exportRefunds, ({ deed, query }) => Promise.resolve(exportRefunds(db, deed, query)));
  mount(frame, contract.proposeRefund, ({ deed, query }) => proposeRefund(db, deed, query));
  mountUpload(frame, rows.readClaimFile, LIMITS.claimFileBytes, ({ deed, file }) =>
    readRowFile(db, deed, { fileName: file.name, stream: file.stream, scanner: frame.services.scanner }),
  );
  mount(frame, rows.downloadClaimTemplate, ({ deed, query }) =>
    Promise.resolve(ok(rowTemplate(deed, query.format))),
  );
  mount(frame, contract.getRefundDraft, ({ deed }) => findRefundDraft(db, deed));
  mount(frame, contract.saveRefundDraft, ({ deed, body }) => saveRefundDraft(deed, body.content));
  mount(frame, contract.discardRefundDraft, ({ deed }) => discardRefundDraft(deed));
  mount(frame, contract.getRefund, ({ deed, params }) => getRefund(db, deed, params.id));
  mount(frame, contract.downloadRefundDecision, async ({ deed, params }) => {
    const letter = await findDecisionLetter(db, deed, params.id);
    if (!letter.ok) return letter;
    const { fileName, bytes } = letter.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
}
