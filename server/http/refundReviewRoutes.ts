import * as exceptions from '../../contract/endpoints/refundExceptions';
import * as contract from '../../contract/endpoints/refundReview';
import { appealRefund } from '../modules/refunds/appeal/appealRefund';
import { hearAppeal } from '../modules/refunds/appeal/hearAppeal';
import { ofOneCompany } from '../modules/refunds/exceptions/exceptionsOf';
import { findLateLeaves, grantLateLeave } from '../modules/refunds/exceptions/lateLeaves';
import { waiveRefunds } from '../modules/refunds/exceptions/waiveRefunds';
import { findWaivers } from '../modules/refunds/exceptions/waivers';
import { withdrawWaiver } from '../modules/refunds/exceptions/withdrawWaiver';
import { noteRepayment } from '../modules/refunds/payout/noteRepayment';
import { setOffRefund } from '../modules/refunds/payout/setOffRefund';
import { assignRefund } from '../modules/refunds/review/assignRefund';
import { bulkVerify } from '../modules/refunds/review/bulkVerify';
import { previewBulkVerify } from '../modules/refunds/review/previewBulkVerify';
import { listReviewers } from '../modules/refunds/review/reviewers';
import { mount, type Frame } from './mount';

/** The review cockpit, appeals, set-offs, and the exceptions made for a company's year. */
export function mountRefundReview(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.listReviewers, ({ deed }) => listReviewers(db, deed));
  mount(frame, contract.assignRefund, ({ deed, params, body }) => assignRefund(deed, { ...params, ...body }));
  mount(frame, contract.previewBulkVerify, ({ deed, body }) => previewBulkVerify(db, deed, body.selection));
  mount(frame, contract.bulkVerify, ({ deed, body }) => bulkVerify(deed, body));
  mount(frame, contract.appealRefund, ({ deed, params, body }) => appealRefund(deed, { ...params, ...body }));
  mount(frame, contract.hearAppeal, ({ deed, params, body }) => hearAppeal(deed, { ...params, ...body }));
  mount(frame, contract.setOffRefund, ({ deed, params, body }) => setOffRefund(deed, { ...params, ...body }));
  mount(frame, contract.noteRepayment, ({ deed, params, body }) =>
    noteRepayment(deed, { ...params, ...body }),
  );
  mount(frame, exceptions.listRefundWaivers, ({ deed, query }) =>
    ofOneCompany(deed, query.companyId, (companyId) => findWaivers(db, companyId)),
  );
  mount(frame, exceptions.waiveRefunds, ({ deed, body }) => waiveRefunds(deed, body));
  mount(frame, exceptions.withdrawRefundWaiver, ({ deed, params, body }) =>
    withdrawWaiver(deed, { ...params, ...body }),
  );
  mount(frame, exceptions.listLateLeaves, ({ deed, query }) =>
    ofOneCompany(deed, query.companyId, (companyId) => findLateLeaves(db, companyId)),
  );
  mount(frame, exceptions.grantLateLeave, ({ deed, body }) => grantLateLeave(deed, body));
}
