import * as contract from '../../../contract/endpoints/payments';
import { checkCardReturn } from '../../modules/payments/checkCardReturn';
import { listCardReturns } from '../../modules/payments/listCardReturns';
import { listPayments } from '../../modules/payments/listPayments';
import { openCardPayment } from '../../modules/payments/openCardPayment';
import { readCardPayment } from '../../modules/payments/readCardPayment';
import { previewPayment } from '../../modules/payments/previewPayment';
import { readPayable } from '../../modules/payments/readPayable';
import { readPayment } from '../../modules/payments/readPayment';
import { recordPayment } from '../../modules/payments/recordPayment';
import { refundCredit } from '../../modules/payments/refundCredit';
import { reversePayment } from '../../modules/payments/reversePayment';
import { mountCardWebhook } from './cardWebhook';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** Money received: entered and taken back by the board's people, and what there is to pay. */
export function mountPayments(registry: RouteRegistry): void {
  const { database, cards, config } = registry.services;
  const { db } = database;
  const card = {
    isSetUp: config.card !== null,
    publishableKey: config.card?.publishableKey ?? null,
    scriptUrl: config.card?.scriptUrl ?? null,
    isStandIn: config.card?.isStandIn ?? false,
  };
  mount(registry, contract.listPayments, ({ ctx, query }) => listPayments(db, ctx, query));
  mount(registry, contract.getPayment, ({ ctx, params }) => readPayment(db, ctx, params.id));
  mount(registry, contract.previewPayment, ({ ctx, body }) => previewPayment(db, ctx, body));
  mount(registry, contract.recordPayment, ({ ctx, body }) => recordPayment(ctx, body));
  mount(registry, contract.reversePayment, ({ ctx, params, body }) =>
    reversePayment(ctx, { ...body, id: params.id }),
  );
  mount(registry, contract.listCardReturns, ({ ctx, query }) => listCardReturns(db, ctx, query));
  mount(registry, contract.checkCardReturn, ({ ctx, params, body }) =>
    checkCardReturn(ctx, { ...body, id: params.id }),
  );
  mount(registry, contract.refundCredit, ({ ctx, body }) => refundCredit(ctx, body));
  mount(registry, contract.getPayable, ({ ctx, query }) =>
    readPayable(db, ctx, query.companyId, { card, bank: config.depositAccount }),
  );
  mount(registry, contract.openCardPayment, ({ ctx, body }) => openCardPayment(cards, ctx, body));
  mount(registry, contract.getCardPayment, ({ ctx, params }) =>
    readCardPayment(database, cards, ctx, params.id),
  );
  mountCardWebhook(registry);
}
