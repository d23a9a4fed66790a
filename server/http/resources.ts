import { mountAccount } from './account';
import { mountCompanyAdmin } from './companies/admin';
import { mountAudit } from './audit';
import { mountCompanyProfiles } from './companies/profile';
import { mountCompanies } from './companies/list';
import { mountContact } from './contact';
import { mountCustomsImporters } from './customs/importers';
import { mountCustoms } from './customs/files';
import { mountDocuments } from './documents';
import { mountExemptions } from './exemptions';
import { mountHome } from './home';
import { mountNotifications } from './notifications';
import { mountIdentity } from './identity';
import { mountImpersonation } from './impersonation';
import { mountLedger } from './ledger';
import type { RouteRegistry } from './pipeline/mount';
import { mountOutbox } from './outbox';
import { mountProblems } from './problems';
import { mountPaymentRuns } from './paymentRuns';
import { mountPendingChanges } from './pendingChanges';
import { mountCorrections } from './corrections';
import { mountPayments } from './payments/payments';
import { mountConfiguration } from './configuration';
import { mountSearch } from './search';
import { mountRefundActions } from './refunds/actions';
import { mountRefunds } from './refunds/claims';
import { mountRefundAssignments } from './refunds/assignments';
import { mountAnnualRuns } from './refunds/annualRuns';
import { mountBulkApprovals } from './refunds/bulkApprovals';
import { mountRefundReview } from './refunds/review';
import { mountReports } from './reports';
import { mountRegistrations } from './registrations';
import { mountPeople, mountUsers } from './users';
import { mountLists } from './lists';
import { mountSavedViews } from './savedViews';

/** One plug-in for each resource of the contract. */
export const resources: readonly ((registry: RouteRegistry) => void)[] = [
  mountIdentity,
  mountAccount,
  mountImpersonation,
  mountCompanyProfiles,
  mountCustoms,
  mountCustomsImporters,
  mountDocuments,
  mountExemptions,
  mountNotifications,
  mountReports,
  mountLedger,
  mountPayments,
  mountCorrections,
  mountRefunds,
  mountRefundActions,
  mountPaymentRuns,
  mountRefundReview,
  mountRefundAssignments,
  mountAnnualRuns,
  mountBulkApprovals,
  mountCompanies,
  mountCompanyAdmin,
  mountSearch,
  mountConfiguration,
  mountHome,
  mountOutbox,
  mountContact,
  mountUsers,
  mountPeople,
  mountPendingChanges,
  mountRegistrations,
  mountProblems,
  mountAudit,
  mountSavedViews,
  mountLists,
];
