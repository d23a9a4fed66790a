import account from './en/account.json';
import audit from './en/audit.json';
import claim from './en/claim.json';
import companies from './en/companies.json';
import company from './en/company.json';
import configuration from './en/configuration.json';
import contact from './en/contact.json';
import customs from './en/customs.json';
import customsImporters from './en/customsImporters.json';
import correction from './en/correction.json';
import exemption from './en/exemption.json';
import exemptions from './en/exemptions.json';
import explain from './en/explain.json';
import reportGrid from './en/reportGrid.json';
import help from './en/help.json';
import notifications from './en/notifications.json';
import ledger from './en/ledger.json';
import outbox from './en/outbox.json';
import paymentRuns from './en/paymentRuns.json';
import ownSignIn from './en/ownSignIn.json';
import payments from './en/payments.json';
import pendingChanges from './en/pendingChanges.json';
import recovery from './en/recovery.json';
import refund from './en/refund.json';
import refunds from './en/refunds.json';
import registrations from './en/registrations.json';
import reportForm from './en/reportForm.json';
import reportRecord from './en/reportRecord.json';
import reports from './en/reports.json';
import users from './en/users.json';

/** English texts of the screens behind the first one, by namespace; loaded beside the first of them that is opened. */
export const screenTextsEn = {
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
