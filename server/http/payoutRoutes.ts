import * as account from '../../contract/endpoints/payeeAccount';
import * as contract from '../../contract/endpoints/paymentRuns';
import { ok } from '../../domain/result';
import { cancelPaymentRun } from '../modules/refunds/payout/cancelPaymentRun';
import { confirmPayments } from '../modules/refunds/payout/confirmPayments';
import { listReadyClaims } from '../modules/refunds/payout/listReadyClaims';
import {
  findPayeeAccount,
  removePayeeAccount,
  savePayeeAccount,
} from '../modules/refunds/payout/payeeAccount';
import { preparePaymentRun } from '../modules/refunds/payout/preparePaymentRun';
import type { PayoutPlace } from '../modules/refunds/payout/presentRun';
import { getPaymentRun, listPaymentRuns } from '../modules/refunds/payout/readPaymentRuns';
import { recordCheckNumbers } from '../modules/refunds/payout/recordCheckNumbers';
import { findRefundStanding } from '../modules/refunds/payout/refundStanding';
import { ofOneCompany } from '../modules/refunds/exceptions/exceptionsOf';
import { releasePaymentRun } from '../modules/refunds/payout/releasePaymentRun';
import { returnPayment } from '../modules/refunds/payout/returnPayment';
import { runFile } from '../modules/refunds/payout/runFile';
import { takeClaimOut } from '../modules/refunds/payout/takeClaimOut';
import { mount, type Frame } from './mount';

/** Paying approved claims: runs of two people, and the accounts they pay into. */
export function mountPayouts(frame: Frame): void {
  const { database, config, sealer } = frame.services;
  const { db } = database;
  const place: PayoutPlace = { origin: config.boardBank, sealer };
  mount(frame, contract.listReadyClaims, ({ deed }) => listReadyClaims(db, deed));
  mount(frame, contract.listPaymentRuns, ({ deed, query }) => listPaymentRuns(db, deed, query));
  mount(frame, contract.getPaymentRun, ({ deed, params }) => getPaymentRun(db, place, deed, params.id));
  mount(frame, contract.preparePaymentRun, ({ deed, body }) => preparePaymentRun(place, deed, body));
  mount(frame, contract.releasePaymentRun, ({ deed, params, body }) =>
    releasePaymentRun(place, deed, { ...params, ...body }),
  );
  mount(frame, contract.takeClaimOut, ({ deed, params, body }) =>
    takeClaimOut(place, deed, { ...params, ...body }),
  );
  mount(frame, contract.cancelPaymentRun, ({ deed, params, body }) =>
    cancelPaymentRun(place, deed, { ...params, ...body }),
  );
  mount(frame, contract.recordCheckNumbers, ({ deed, params, body }) =>
    recordCheckNumbers(place, deed, { ...params, ...body }),
  );
  mount(frame, contract.confirmPayments, ({ deed, params, body }) =>
    confirmPayments(place, deed, { ...params, ...body }),
  );
  mount(frame, contract.returnPayment, ({ deed, params, body }) =>
    returnPayment(place, deed, { ...params, ...body }),
  );
  mount(frame, contract.downloadPaymentRun, ({ deed, params, query }) =>
    runFile(place, deed, { ...params, ...query }),
  );
  mount(frame, account.getRefundStanding, ({ deed, query }) =>
    ofOneCompany(deed, query.companyId, (companyId) => findRefundStanding(db, companyId)),
  );
  mount(frame, account.getPayeeAccount, async ({ caller }) =>
    ok(await findPayeeAccount(db, caller.actor.companyId)),
  );
  mount(frame, account.savePayeeAccount, ({ deed, body }) => savePayeeAccount(sealer, deed, body));
  mount(frame, account.removePayeeAccount, ({ deed }) => removePayeeAccount(deed));
}
