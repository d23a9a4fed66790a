import type { Endpoint } from './endpoint';
import * as account from './endpoints/account';
import * as audit from './endpoints/audit';
import * as boardTexts from './endpoints/boardTexts';
import * as companies from './endpoints/companies';
import * as configuration from './endpoints/configuration';
import * as contact from './endpoints/contact';
import * as corrections from './endpoints/corrections';
import * as customs from './endpoints/customs';
import * as customsDepth from './endpoints/customsDepth';
import * as documents from './endpoints/documents';
import * as exemptions from './endpoints/exemptions';
import * as grid from './endpoints/grid';
import * as identity from './endpoints/identity';
import * as impersonation from './endpoints/impersonation';
import * as ownEmail from './endpoints/ownEmail';
import * as ledger from './endpoints/ledger';
import * as notifications from './endpoints/notifications';
import * as outbox from './endpoints/outbox';
import * as problems from './endpoints/problems';
import * as payeeAccount from './endpoints/payeeAccount';
import * as paymentRuns from './endpoints/paymentRuns';
import * as payments from './endpoints/payments';
import * as records from './endpoints/records';
import * as refundExceptions from './endpoints/refundExceptions';
import * as refundReview from './endpoints/refundReview';
import * as refundDeeds from './endpoints/refundDeeds';
import * as refundRows from './endpoints/refundRows';
import * as refunds from './endpoints/refunds';
import * as registrations from './endpoints/registrations';
import * as reports from './endpoints/reports';
import * as users from './endpoints/users';
import * as views from './endpoints/views';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

/** Every call of the product by name: what the server mounts, OpenAPI describes, and the access tests walk. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  [
    identity,
    account,
    ownEmail,
    impersonation,
    records,
    ledger,
    payments,
    corrections,
    configuration,
    boardTexts,
    reports,
    grid,
    customs,
    customsDepth,
    refunds,
    refundRows,
    refundDeeds,
    refundReview,
    refundExceptions,
    payeeAccount,
    paymentRuns,
    documents,
    exemptions,
    companies,
    outbox,
    users,
    registrations,
    contact,
    problems,
    notifications,
    audit,
    views,
  ].flatMap((resource) =>
    Object.entries(resource as Record<string, unknown>).filter((entry): entry is [string, Endpoint] =>
      isEndpoint(entry[1]),
    ),
  ),
);
