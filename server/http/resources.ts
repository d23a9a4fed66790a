import { mountAccount } from './accountRoutes';
import { mountCompanyDepth } from './companyDepthRoutes';
import { mountAudit } from './auditRoutes';
import { mountCompanyProfiles } from './companyProfileRoutes';
import { mountCompanies } from './companyRoutes';
import { mountContact } from './contactRoutes';
import { mountCustomsDepth } from './customsDepthRoutes';
import { mountCustoms } from './customsRoutes';
import { mountDocuments } from './documentRoutes';
import { mountExemptions } from './exemptionRoutes';
import { mountHome } from './homeRoutes';
import { mountNotifications } from './notificationRoutes';
import { mountIdentity } from './identityRoutes';
import { mountImpersonation } from './impersonationRoutes';
import { mountLedger } from './ledgerRoutes';
import type { Frame } from './mount';
import { mountOutbox } from './outboxRoutes';
import { mountProblems } from './problemRoutes';
import { mountPayouts } from './payoutRoutes';
import { mountCorrections } from './correctionRoutes';
import { mountPayments } from './paymentRoutes';
import { mountProgram } from './programRoutes';
import { mountRecords } from './recordRoutes';
import { mountRefundDeeds } from './refundDeedRoutes';
import { mountRefunds } from './refundRoutes';
import { mountRefundReview } from './refundReviewRoutes';
import { mountReports } from './reportRoutes';
import { mountRegistrations } from './registrationRoutes';
import { mountUsers } from './userRoutes';
import { mountViews } from './viewRoutes';

/** One plug-in for each resource of the contract. */
export const resources: readonly ((frame: Frame) => void)[] = [
  mountIdentity,
  mountAccount,
  mountImpersonation,
  mountCompanyProfiles,
  mountCustoms,
  mountCustomsDepth,
  mountDocuments,
  mountExemptions,
  mountNotifications,
  mountReports,
  mountLedger,
  mountPayments,
  mountCorrections,
  mountRefunds,
  mountRefundDeeds,
  mountPayouts,
  mountRefundReview,
  mountCompanies,
  mountCompanyDepth,
  mountRecords,
  mountProgram,
  mountHome,
  mountOutbox,
  mountContact,
  mountUsers,
  mountRegistrations,
  mountProblems,
  mountAudit,
  mountViews,
];
