import * as exceptions from '../../../contract/endpoints/refunds/exceptions';
import * as contract from '../../../contract/endpoints/refunds/review';
import { appealRefund } from '../../modules/refunds/appeal/appealRefund';
import { decideAppeal } from '../../modules/refunds/appeal/decideAppeal';
import { ofOneCompany } from '../../modules/refunds/exceptions/exceptionsOf';
import {
  findFilingExtensions,
  grantFilingExtension,
} from '../../modules/refunds/exceptions/filingExtensions';
import { waiveRefunds } from '../../modules/refunds/exceptions/waiveRefunds';
import { findWaivers } from '../../modules/refunds/exceptions/waivers';
import { withdrawWaiver } from '../../modules/refunds/exceptions/withdrawWaiver';
import { noteRepayment } from '../../modules/paymentRuns/noteRepayment';
import { offsetRefund } from '../../modules/paymentRuns/offsetRefund';
import { assignRefund } from '../../modules/refunds/review/assignRefund';
import { bulkVerify } from '../../modules/refunds/review/bulkVerify';
import { getCompanyContext } from '../../modules/refunds/review/companyContext';
import { previewBulkVerify } from '../../modules/refunds/review/previewBulkVerify';
import { listReasonTemplates } from '../../modules/refunds/review/reasonTemplates';
import { listReviewers } from '../../modules/refunds/review/reviewers';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** The review cockpit, appeals, set-offs, and the exceptions made for a company's year. */
export function mountRefundReview(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.listReviewers, ({ ctx }) => listReviewers(db, ctx));
  mount(registry, contract.getCompanyContext, ({ ctx, params }) => getCompanyContext(db, ctx, params.id));
  mount(registry, contract.listReasonTemplates, ({ ctx, params }) => listReasonTemplates(db, ctx, params.id));
  mount(registry, contract.assignRefund, ({ ctx, params, body }) =>
    assignRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.previewBulkVerify, ({ ctx, body }) => previewBulkVerify(db, ctx, body.selection));
  mount(registry, contract.bulkVerify, ({ ctx, body }) => bulkVerify(ctx, body));
  mount(registry, contract.appealRefund, ({ ctx, params, body }) =>
    appealRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.decideAppeal, ({ ctx, params, body }) =>
    decideAppeal(ctx, { ...params, ...body }),
  );
  mount(registry, contract.offsetRefund, ({ ctx, params, body }) =>
    offsetRefund(ctx, { ...params, ...body }),
  );
  mount(registry, contract.noteRepayment, ({ ctx, params, body }) =>
    noteRepayment(ctx, { ...params, ...body }),
  );
  mount(registry, exceptions.listRefundWaivers, ({ ctx, query }) =>
    ofOneCompany(ctx, query.companyId, (companyId) => findWaivers(db, companyId)),
  );
  mount(registry, exceptions.waiveRefunds, ({ ctx, body }) => waiveRefunds(ctx, body));
  mount(registry, exceptions.withdrawRefundWaiver, ({ ctx, params, body }) =>
    withdrawWaiver(ctx, { ...params, ...body }),
  );
  mount(registry, exceptions.listFilingExtensions, ({ ctx, query }) =>
    ofOneCompany(ctx, query.companyId, (companyId) => findFilingExtensions(db, companyId)),
  );
  mount(registry, exceptions.grantFilingExtension, ({ ctx, body }) => grantFilingExtension(ctx, body));
}
