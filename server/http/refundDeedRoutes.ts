import * as contract from '../../contract/endpoints/refundDeeds';
import { answerRefund } from '../modules/refunds/answerRefund';
import { approveRefund } from '../modules/refunds/approveRefund';
import { closeRefund } from '../modules/refunds/closing/closeRefund';
import { commentOnRefund } from '../modules/refunds/commentOnRefund';
import { rejectRefund } from '../modules/refunds/rejectRefund';
import { returnRefund } from '../modules/refunds/returnRefund';
import { submitRefund } from '../modules/refunds/submitRefund';
import { letUnsentLineGo } from '../modules/refunds/unsent/letUnsentLineGo';
import { splitUnsentLines } from '../modules/refunds/unsent/splitUnsentLines';
import { takeUpRefund } from '../modules/refunds/takeUpRefund';
import { verifyRefund } from '../modules/refunds/verifyRefund';
import { withdrawRefund } from '../modules/refunds/withdrawRefund';
import { mount, type Frame } from './mount';

/** Filing claims and deciding on them. */
export function mountRefundDeeds(frame: Frame): void {
  mount(frame, contract.submitRefund, ({ deed, body }) => submitRefund(deed, body));
  mount(frame, contract.answerRefund, ({ deed, params, body }) => answerRefund(deed, { ...params, ...body }));
  mount(frame, contract.withdrawRefund, ({ deed, params, body }) =>
    withdrawRefund(deed, { ...params, ...body }),
  );
  mount(frame, contract.takeUpRefund, ({ deed, params, body }) => takeUpRefund(deed, { ...params, ...body }));
  mount(frame, contract.verifyRefund, ({ deed, params, body }) => verifyRefund(deed, { ...params, ...body }));
  mount(frame, contract.returnRefund, ({ deed, params, body }) => returnRefund(deed, { ...params, ...body }));
  mount(frame, contract.rejectRefund, ({ deed, params, body }) => rejectRefund(deed, { ...params, ...body }));
  mount(frame, contract.approveRefund, ({ deed, params, body }) =>
    approveRefund(deed, { ...params, ...body }),
  );
  mount(frame, contract.closeRefund, ({ deed, params, body }) => closeRefund(deed, { ...params, ...body }));
  mount(frame, contract.letUnsentLineGo, ({ deed, params, body }) =>
    letUnsentLineGo(deed, { ...params, ...body }),
  );
  mount(frame, contract.splitUnsentLines, ({ deed, params, body }) =>
    splitUnsentLines(deed, { ...params, ...body }),
  );
  mount(frame, contract.commentOnRefund, ({ deed, params, body }) =>
    commentOnRefund(deed, { ...params, ...body }),
  );
}
