import * as contract from '../../contract/endpoints/payments';
import { listPayments } from '../modules/payments/listPayments';
import { openCardPayment } from '../modules/payments/openCardPayment';
import { readCardPayment } from '../modules/payments/readCardPayment';
import { previewPayment } from '../modules/payments/previewPayment';
import { readPayable } from '../modules/payments/readPayable';
import { readPayment } from '../modules/payments/readPayment';
import { recordPayment } from '../modules/payments/recordPayment';
import { refundCredit } from '../modules/payments/refundCredit';
import { reversePayment } from '../modules/payments/reversePayment';
import { mountCardWebhook } from './cardWebhook';
import { mount, type Frame } from './mount';

/** Money received: entered and taken back by the board's people, and what there is to pay. */
export function mountPayments(frame: Frame): void {
  const { database, cards, config } = frame.services;
  const { db } = database;
  const card = {
    isSetUp: config.card !== null,
    publishableKey: config.card?.publishableKey ?? null,
    scriptUrl: config.card?.scriptUrl ?? null,
    isStandIn: config.card?.isStandIn ?? false,
  };
  mount(frame, contract.listPayments, ({ deed, query }) => listPayments(db, deed, query));
  mount(frame, contract.getPayment, ({ deed, params }) => readPayment(db, deed, params.id));
  mount(frame, contract.previewPayment, ({ deed, body }) => previewPayment(db, deed, body));
  mount(frame, contract.recordPayment, ({ deed, body }) => recordPayment(deed, body));
  mount(frame, contract.reversePayment, ({ deed, params, body }) =>
    reversePayment(deed, { ...body, id: params.id }),
  );
  mount(frame, contract.refundCredit, ({ deed, body }) => refundCredit(deed, body));
  mount(frame, contract.getPayable, ({ deed, query }) => readPayable(db, deed, query.companyId, card));
  mount(frame, contract.openCardPayment, ({ deed, body }) => openCardPayment(cards, deed, body));
  mount(frame, contract.getCardPayment, ({ deed, params }) =>
    readCardPayment(database, cards, deed, params.id),
  );
  mountCardWebhook(frame);
}
