import * as contract from '../../../contract/endpoints/refunds/actions';
import { ok } from '../../../domain/result';
import { answerRefund } from '../../modules/refunds/answerRefund';
import { approveRefund } from '../../modules/refunds/approveRefund';
import { changeReason } from '../../modules/refunds/changeReason';
import { closeRefund } from '../../modules/refunds/closing/closeRefund';
import { commentOnRefund } from '../../modules/refunds/commentOnRefund';
import { previewApproval } from '../../modules/refunds/letter/previewApproval';
import { previewRejection } from '../../modules/refunds/letter/previewRejection';
import { rejectRefund } from '../../modules/refunds/rejectRefund';
import { returnRefund } from '../../modules/refunds/returnRefund';
import { submitRefund } from '../../modules/refunds/submitRefund';
import { dropPendingLine } from '../../modules/refunds/pendingLines/dropPendingLine';
import { splitPendingLines } from '../../modules/refunds/pendingLines/splitPendingLines';
import { takeUpRefund } from '../../modules/refunds/takeUpRefund';
import { undoVerification } from '../../modules/refunds/undo/undoVerification';
import { verifyRefund } from '../../modules/refunds/verifyRefund';
import { withdrawRefund } from '../../modules/refunds/withdrawRefund';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** Filing claims and deciding on them. */
export function mountRefundActions(registry: RouteRegistry): void {
  mount(registry, contract.submitRefund, ({ ctx, body }) => submitRefund(ctx, body));
  mount(registry, contract.answerRefund, ({ ctx, params, body }) =>
    answerRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.withdrawRefund, ({ ctx, params, body }) =>
    withdrawRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.takeUpRefund, ({ ctx, params, body }) =>
    takeUpRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.verifyRefund, ({ ctx, params, body }) =>
    verifyRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.changeRefundReason, ({ ctx, params, body }) =>
    changeReason(ctx, { ...params, ...body }),
  );
  mount(registry, contract.undoVerification, ({ ctx, params, body }) =>
    undoVerification(ctx, { ...params, ...body }),
  );
  mount(registry, contract.returnRefund, ({ ctx, params, body }) =>
    returnRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.rejectRefund, ({ ctx, params, body }) =>
    rejectRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.previewRejection, async ({ ctx, params, body }) => {
    const letter = await previewRejection(ctx, { ...params, ...body });
    if (!letter.ok) return letter;
    const { fileName, bytes } = letter.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
  mount(registry, contract.previewApproval, async ({ ctx, params, body }) => {
    const letter = await previewApproval(ctx, { ...params, ...body });
    if (!letter.ok) return letter;
    const { fileName, bytes } = letter.value;
    return ok({ fileName, type: 'application/pdf', content: bytes });
  });
  mount(registry, contract.approveRefund, ({ ctx, params, body }) =>
    approveRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.closeRefund, ({ ctx, params, body }) => closeRefund(ctx, { ...params, ...body }));
  mount(registry, contract.dropPendingLine, ({ ctx, params, body }) =>
    dropPendingLine(ctx, { ...params, ...body }),
  );
  mount(registry, contract.splitPendingLines, ({ ctx, params, body }) =>
    splitPendingLines(ctx, { ...params, ...body }),
  );
  mount(registry, contract.commentOnRefund, ({ ctx, params, body }) =>
    commentOnRefund(ctx, { ...params, ...body }),
  );
}
