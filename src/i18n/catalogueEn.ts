import account from './en/account.json';
import claim from './en/claim.json';
import companies from './en/companies.json';
import components from './en/components.json';
import configuration from './en/configuration.json';
import customs from './en/customs.json';
import errors from './en/errors.json';
import exemptions from './en/exemptions.json';
import explain from './en/explain.json';
import frame from './en/frame.json';
import home from './en/home.json';
import identity from './en/identity.json';
import refund from './en/refund.json';
import refunds from './en/refunds.json';
import reports from './en/reports.json';
import screens from './en/screens.json';
import users from './en/users.json';

/** Every English text by namespace; its shape is what the typed keys come from. */
export const catalogueEn = {
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
export type Catalogue = typeof catalogueEn;
