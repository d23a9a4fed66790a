import * as account from '../../contract/endpoints/paymentRuns/payeeAccount';
import * as contract from '../../contract/endpoints/paymentRuns/runs';
import { ok } from '../../domain/result';
import { cancelPaymentRun } from '../modules/paymentRuns/cancelPaymentRun';
import { confirmPayments } from '../modules/paymentRuns/confirmPayments';
import { listReadyClaims } from '../modules/paymentRuns/listReadyClaims';
import { findPayeeAccount, removePayeeAccount, savePayeeAccount } from '../modules/paymentRuns/payeeAccount';
import { preparePaymentRun } from '../modules/paymentRuns/preparePaymentRun';
import type { PaymentRunServices } from '../modules/paymentRuns/presentRun';
import { getPaymentRun, listPaymentRuns } from '../modules/paymentRuns/readPaymentRuns';
import { recordCheckNumbers } from '../modules/paymentRuns/recordCheckNumbers';
import { findRefundStanding } from '../modules/paymentRuns/refundStanding';
import { ofOneCompany } from '../modules/refunds/exceptions/exceptionsOf';
import { releasePaymentRun } from '../modules/paymentRuns/releasePaymentRun';
import { returnPayment } from '../modules/paymentRuns/returnPayment';
import { runFile } from '../modules/paymentRuns/runFile';
import { takeClaimOut } from '../modules/paymentRuns/takeClaimOut';
import { mount, type RouteRegistry } from './pipeline/mount';

/** Paying approved claims: runs of two people, and the accounts they pay into. */
export function mountPaymentRuns(registry: RouteRegistry): void {
  const { services } = registry;
  const { database, config, sealer } = services;
  const { db } = database;
  const place: PaymentRunServices = { origin: config.boardBank, sealer, payeeWaitDays: config.payeeWaitDays };
  mount(registry, contract.listReadyClaims, ({ ctx }) => listReadyClaims(db, ctx, config.payeeWaitDays));
  mount(registry, contract.listPaymentRuns, ({ ctx, query }) => listPaymentRuns(db, ctx, query));
  mount(registry, contract.getPaymentRun, ({ ctx, params }) => getPaymentRun(db, place, ctx, params.id));
  mount(registry, contract.preparePaymentRun, ({ ctx, body }) => preparePaymentRun(place, ctx, body));
  mount(registry, contract.releasePaymentRun, ({ ctx, params, body }) =>
    releasePaymentRun(place, ctx, { ...params, ...body }),
  );
  mount(registry, contract.takeClaimOut, ({ ctx, params, body }) =>
    takeClaimOut(place, ctx, { ...params, ...body }),
  );
  mount(registry, contract.cancelPaymentRun, ({ ctx, params, body }) =>
    cancelPaymentRun(place, ctx, { ...params, ...body }),
  );
  mount(registry, contract.recordCheckNumbers, ({ ctx, params, body }) =>
    recordCheckNumbers(place, ctx, { ...params, ...body }),
  );
  mount(registry, contract.confirmPayments, ({ ctx, params, body }) =>
    confirmPayments(place, ctx, { ...params, ...body }),
  );
  mount(registry, contract.returnPayment, ({ ctx, params, body }) =>
    returnPayment(place, ctx, { ...params, ...body }),
  );
  mount(registry, contract.downloadPaymentRun, ({ ctx, params, query }) =>
    runFile(place, ctx, { ...params, ...query }),
  );
  mount(registry, account.getRefundStanding, ({ ctx, query }) =>
    ofOneCompany(ctx, query.companyId, (companyId) => findRefundStanding(db, companyId)),
  );
  mount(registry, account.getPayeeAccount, async ({ ctx }) =>
    ok(await findPayeeAccount(db, { ...ctx, waitDays: config.payeeWaitDays }, ctx.caller.actor.companyId)),
  );
  mount(registry, account.savePayeeAccount, ({ ctx, body }) => savePayeeAccount(services, ctx, body));
  mount(registry, account.removePayeeAccount, ({ ctx, body }) =>
    removePayeeAccount(services, ctx, body.proof),
  );
}
