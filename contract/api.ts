import type { Endpoint } from './endpoint';
import * as account from './endpoints/account/security';
import * as audit from './endpoints/audit';
import * as boardTexts from './endpoints/boardTexts';
import * as companies from './endpoints/companies/admin';
import * as configuration from './endpoints/configuration/change';
import * as contact from './endpoints/contact';
import * as corrections from './endpoints/corrections';
import * as pendingChanges from './endpoints/pendingChanges';
import * as customs from './endpoints/customs/files';
import * as customsImporters from './endpoints/customs/importers';
import * as documents from './endpoints/documents';
import * as exemptions from './endpoints/exemptions/applications';
import * as grid from './endpoints/reports/grid';
import * as identity from './endpoints/identity';
import * as impersonation from './endpoints/impersonation';
import * as confirmation from './endpoints/account/confirmation';
import * as ownEmail from './endpoints/account/email';
import * as ledger from './endpoints/ledger';
import * as notifications from './endpoints/notifications/choices';
import * as outbox from './endpoints/outbox';
import * as problems from './endpoints/problems';
import * as payeeAccount from './endpoints/paymentRuns/payeeAccount';
import * as paymentRuns from './endpoints/paymentRuns/runs';
import * as payments from './endpoints/payments';
import * as program from './endpoints/configuration/program';
import * as home from './endpoints/home';
import * as companyList from './endpoints/companies/list';
import * as companyProfiles from './endpoints/companies/profile';
import * as companyStatus from './endpoints/companies/status';
import * as invitations from './endpoints/users/invite';
import * as userList from './endpoints/users/list';
import * as reportList from './endpoints/reports/list';
import * as exemptionList from './endpoints/exemptions/list';
import * as notificationList from './endpoints/notifications/list';
import * as search from './endpoints/search';
import * as refundExceptions from './endpoints/refunds/exceptions';
import * as refundAssignments from './endpoints/refunds/assignments';
import * as annualRuns from './endpoints/refunds/annualRuns';
import * as refundBulkApprovals from './endpoints/refunds/bulkApprovals';
import * as refundReview from './endpoints/refunds/review';
import * as refundActions from './endpoints/refunds/actions';
import * as refundRows from './endpoints/refunds/rows';
import * as refunds from './endpoints/refunds/claims';
import * as registrations from './endpoints/registrations';
import * as reports from './endpoints/reports/filing';
import * as people from './endpoints/users/people';
import * as users from './endpoints/users/record';
import * as lists from './endpoints/lists';
import * as savedViews from './endpoints/savedViews';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

/** Every call of the product by name: what the server mounts, OpenAPI describes, and the access tests walk. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  [
    identity,
    account,
    ownEmail,
    confirmation,
    impersonation,
    program,
    home,
    companyList,
    companyProfiles,
    companyStatus,
    userList,
    invitations,
    reportList,
    exemptionList,
    notificationList,
    search,
    ledger,
    payments,
    corrections,
    pendingChanges,
    configuration,
    boardTexts,
    reports,
    grid,
    customs,
    customsImporters,
    refunds,
    refundRows,
    refundActions,
    refundReview,
    refundAssignments,
    annualRuns,
    refundBulkApprovals,
    refundExceptions,
    payeeAccount,
    paymentRuns,
    documents,
    exemptions,
    companies,
    outbox,
    users,
    people,
    registrations,
    contact,
    problems,
    notifications,
    audit,
    savedViews,
    lists,
  ].flatMap((resource) =>
    Object.entries(resource as Record<string, unknown>).filter((entry): entry is [string, Endpoint] =>
      isEndpoint(entry[1]),
    ),
  ),
);
