import account from './fr/account.json';
import claim from './fr/claim.json';
import companies from './fr/companies.json';
import components from './fr/components.json';
import configuration from './fr/configuration.json';
import customs from './fr/customs.json';
import errors from './fr/errors.json';
import exemptions from './fr/exemptions.json';
import explain from './fr/explain.json';
import frame from './fr/frame.json';
import home from './fr/home.json';
import identity from './fr/identity.json';
import refund from './fr/refund.json';
import refunds from './fr/refunds.json';
import reports from './fr/reports.json';
import screens from './fr/screens.json';
import users from './fr/users.json';

/** Every French text by namespace. */
export const catalogueFr = {
  account,
  claim,
  companies,
  components,
  configuration,
  customs,
  errors,
  exemptions,
  explain,
  frame,
  home,
  identity,
  refund,
  refunds,
  reports,
  screens,
  users,
};
