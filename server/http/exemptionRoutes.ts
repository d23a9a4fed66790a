import * as contract from '../../contract/endpoints/exemptions';
import { ok } from '../../domain/result';
import { answerExemption } from '../modules/exemptions/answerExemption';
import { applyForExemption } from '../modules/exemptions/applyForExemption';
import { approveExemption } from '../modules/exemptions/approveExemption';
import { commentOnExemption } from '../modules/exemptions/commentOnExemption';
import { denyExemption } from '../modules/exemptions/denyExemption';
import {
  discardExemptionDraft,
  findExemptionDraft,
  saveExemptionDraft,
} from '../modules/exemptions/exemptionDraft';
import { exportExemptions } from '../modules/exemptions/exemptionExport';
import { findExemptionDecision, getExemption } from '../modules/exemptions/getExemption';
import { returnExemption } from '../modules/exemptions/returnExemption';
import { revokeExemption } from '../modules/exemptions/revokeExemption';
import { startExemption } from '../modules/exemptions/startExemption';
import { takeUpExemption } from '../modules/exemptions/takeUpExemption';
import { withdrawExemption } from '../modules/exemptions/withdrawExemption';
import { mount, type Frame } from './mount';

/** Applying for exemptions, and deciding on applications. */
export function mountExemptions(frame: Frame): void {
  const { services } = frame;
  const { db } = services.database;
  mount(frame, contract.startExemption, ({ deed }) => startExemption(db, deed));
  mount(frame, contract.getExemptionDraft, ({ deed }) => findExemptionDraft(db, deed));
  mount(frame, contract.saveExemptionDraft, ({ deed, body }) => saveExemptionDraft(deed, body.content));
  mount(frame, contract.discardExemptionDraft, ({ deed }) => discardExemptionDraft(deed));
  mount(frame, contract.getExemption, ({ deed, params }) => getExemption(db, deed, params.id));
  mount(frame, contract.exportExemptions, ({ deed, query }) =>
    Promise.resolve(exportExemptions(db, deed, query)),
  );
  mount(frame, contract.downloadExemptionDecision, async ({ deed, params }) => {
    const letter = await findExemptionDecision(db, deed, params.id);
    if (!letter.ok) return letter;
    const { fileName, bytes } = letter.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
  mount(frame, contract.applyForExemption, ({ deed, body }) => applyForExemption(services, deed, body));
  mount(frame, contract.answerExemption, ({ deed, params, body }) =>
    answerExemption(services, deed, { ...params, ...body }),
  );
  mount(frame, contract.withdrawExemption, ({ deed, params, body }) =>
    withdrawExemption(services, deed, { ...params, ...body }),
  );
  mount(frame, contract.takeUpExemption, ({ deed, params, body }) =>
    takeUpExemption(services, deed, { ...params, ...body }),
  );
  mount(frame, contract.returnExemption, ({ deed, params, body }) =>
    returnExemption(services, deed, { ...params, ...body }),
  );
  mount(frame, contract.approveExemption, ({ deed, params, body }) =>
    approveExemption(services, deed, { ...params, ...body }),
  );
  mount(frame, contract.denyExemption, ({ deed, params, body }) =>
    denyExemption(services, deed, { ...params, ...body }),
  );
  mount(frame, contract.commentOnExemption, ({ deed, params, body }) =>
    commentOnExemption(deed, { ...params, ...body }),
  );
  mount(frame, contract.revokeExemption, ({ deed, params, body }) =>
    revokeExemption(services, deed, { ...params, ...body }),
  );
}
