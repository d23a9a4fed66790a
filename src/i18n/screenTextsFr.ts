import account from './fr/account.json';
import audit from './fr/audit.json';
import claim from './fr/claim.json';
import companies from './fr/companies.json';
import company from './fr/company.json';
import configuration from './fr/configuration.json';
import contact from './fr/contact.json';
import customs from './fr/customs.json';
import customsImporters from './fr/customsImporters.json';
import correction from './fr/correction.json';
import exemption from './fr/exemption.json';
import exemptions from './fr/exemptions.json';
import explain from './fr/explain.json';
import reportGrid from './fr/reportGrid.json';
import help from './fr/help.json';
import notifications from './fr/notifications.json';
import ledger from './fr/ledger.json';
import outbox from './fr/outbox.json';
import paymentRuns from './fr/paymentRuns.json';
import ownSignIn from './fr/ownSignIn.json';
import payments from './fr/payments.json';
import pendingChanges from './fr/pendingChanges.json';
import recovery from './fr/recovery.json';
import refund from './fr/refund.json';
import refunds from './fr/refunds.json';
import registrations from './fr/registrations.json';
import reportForm from './fr/reportForm.json';
import reportRecord from './fr/reportRecord.json';
import reports from './fr/reports.json';
import users from './fr/users.json';

/** French texts of the screens behind the first one, by namespace; loaded beside the first of them that is opened. */
export const screenTextsFr = {
  account,
  audit,
  claim,
  companies,
  company,
  configuration,
  contact,
  customs,
  customsImporters,
  correction,
  exemption,
  exemptions,
  explain,
  reportGrid,
  help,
  notifications,
  ledger,
  outbox,
  paymentRuns,
  ownSignIn,
  payments,
  pendingChanges,
  recovery,
  refund,
  refunds,
  registrations,
  reportForm,
  reportRecord,
  reports,
  users,
};
