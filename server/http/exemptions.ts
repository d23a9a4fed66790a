import * as contract from '../../contract/endpoints/exemptions/applications';
import * as lists from '../../contract/endpoints/exemptions/list';
import { ok } from '../../domain/result';
import { answerExemption } from '../modules/exemptions/answerExemption';
import { applyForExemption } from '../modules/exemptions/applyForExemption';
import { approveExemption } from '../modules/exemptions/approveExemption';
import { commentOnExemption } from '../modules/exemptions/commentOnExemption';
import { denyExemption } from '../modules/exemptions/denyExemption';
import {
  discardExemptionDraft,
  findExemptionDraft,
  getDraftToSign,
  listExemptionDrafts,
  returnDraftToSign,
  saveExemptionDraft,
} from '../modules/exemptions/exemptionDraft';
import { exportExemptions } from '../modules/exemptions/exemptionExport';
import { findExemptionDecision, getExemption } from '../modules/exemptions/getExemption';
import { listAllExemptions, listExemptions } from '../modules/exemptions/listExemptions';
import { returnExemption } from '../modules/exemptions/returnExemption';
import { revokeExemption } from '../modules/exemptions/revokeExemption';
import { sendToSigner } from '../modules/exemptions/sendToSigner';
import { startExemption } from '../modules/exemptions/startExemption';
import { takeUpExemption } from '../modules/exemptions/takeUpExemption';
import { withdrawExemption } from '../modules/exemptions/withdrawExemption';
import { mount, type RouteRegistry } from './pipeline/mount';

/** Applying for exemptions, and deciding on applications. */
export function mountExemptions(registry: RouteRegistry): void {
  const { services } = registry;
  const { db } = services.database;
  mount(registry, lists.listExemptions, ({ ctx, query }) => listExemptions(db, ctx, query));
  mount(registry, lists.listAllExemptions, ({ ctx, query }) => listAllExemptions(db, ctx, query));
  mount(registry, contract.startExemption, ({ ctx }) => startExemption(db, ctx));
  mount(registry, contract.getExemptionDraft, ({ ctx }) => findExemptionDraft(db, ctx));
  mount(registry, contract.saveExemptionDraft, ({ ctx, body }) => saveExemptionDraft(ctx, body.content));
  mount(registry, contract.discardExemptionDraft, ({ ctx }) => discardExemptionDraft(ctx));
  mount(registry, contract.sendExemptionToSigner, ({ ctx, body }) => sendToSigner(ctx, body.content));
  mount(registry, contract.listExemptionDrafts, ({ ctx }) => listExemptionDrafts(db, ctx));
  mount(registry, contract.getDraftToSign, ({ ctx, params }) => getDraftToSign(db, ctx, params.preparer));
  mount(registry, contract.saveDraftToSign, ({ ctx, params, body }) =>
    saveExemptionDraft(ctx, body.content, params.preparer),
  );
  mount(registry, contract.returnDraftToSign, ({ ctx, params }) => returnDraftToSign(ctx, params.preparer));
  mount(registry, contract.getExemption, ({ ctx, params }) => getExemption(db, ctx, params.id));
  mount(registry, contract.exportExemptions, ({ ctx, query }) => exportExemptions(db, ctx, query));
  mount(registry, contract.downloadExemptionDecision, async ({ ctx, params }) => {
    const letter = await findExemptionDecision(db, ctx, params.id);
    if (!letter.ok) return letter;
    const { fileName, bytes } = letter.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
  mount(registry, contract.applyForExemption, ({ ctx, body }) => applyForExemption(services, ctx, body));
  mount(registry, contract.answerExemption, ({ ctx, params, body }) =>
    answerExemption(services, ctx, { ...params, ...body }),
  );
  mount(registry, contract.withdrawExemption, ({ ctx, params, body }) =>
    withdrawExemption(services, ctx, { ...params, ...body }),
  );
  mount(registry, contract.takeUpExemption, ({ ctx, params, body }) =>
    takeUpExemption(services, ctx, { ...params, ...body }),
  );
  mount(registry, contract.returnExemption, ({ ctx, params, body }) =>
    returnExemption(services, ctx, { ...params, ...body }),
  );
  mount(registry, contract.approveExemption, ({ ctx, params, body }) =>
    approveExemption(services, ctx, { ...params, ...body }),
  );
  mount(registry, contract.denyExemption, ({ ctx, params, body }) =>
    denyExemption(services, ctx, { ...params, ...body }),
  );
  mount(registry, contract.commentOnExemption, ({ ctx, params, body }) =>
    commentOnExemption(ctx, { ...params, ...body }),
  );
  mount(registry, contract.revokeExemption, ({ ctx, params, body }) =>
    revokeExemption(services, ctx, { ...params, ...body }),
  );
}
