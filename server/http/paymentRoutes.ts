import * as contract from '../../contract/endpoints/payments';
import { listPayments } from '../modules/payments/listPayments';
import { readPayable } from '../modules/payments/readPayable';
import { recordPayment } from '../modules/payments/recordPayment';
import { refundCredit } from '../modules/payments/refundCredit';
import { reversePayment } from '../modules/payments/reversePayment';
import { mount, type Frame } from './mount';

/** Money received: entered and taken back by the board's people, and what there is to pay. */
export function mountPayments(frame: Frame): void {
  const { db } = frame.services.database;
  const card = { isSetUp: false, publishableKey: null };
  mount(frame, contract.listPayments, ({ deed, query }) => listPayments(db, deed, query));
  mount(frame, contract.recordPayment, ({ deed, body }) => recordPayment(deed, body));
  mount(frame, contract.reversePayment, ({ deed, params, body }) =>
    reversePayment(deed, { ...body, id: params.id }),
  );
  mount(frame, contract.refundCredit, ({ deed, body }) => refundCredit(deed, body));
  mount(frame, contract.getPayable, ({ deed, query }) => readPayable(db, deed, query.companyId, card));
}
