import type { ComponentType } from 'react';
import type { RouteName } from './routes';

type Load = () => Promise<ComponentType>;

/**
 * The screen of each route, loaded on demand: a chunk for each area, and one for the small screens few open. Every chunk costs the
 * sign-in page some sixty bytes, its name and its integrity hash.
 */
export const SCREENS: Record<RouteName | 'notfound', Load> = {
  login: async () => (await import('../screens/identity/signIn/SignInScreen')).SignInScreen,
  resetpassword: async () =>
    (await import(/* webpackChunkName: "account" */ '../screens/account/link/ResetPasswordScreen'))
      .ResetPasswordScreen,
  resettemporarypassword: async () =>
    (await import('../screens/identity/TemporaryPasswordScreen')).TemporaryPasswordScreen,
  contact: async () =>
    (await import(/* webpackChunkName: "contact" */ '../screens/contact/ContactScreen')).ContactScreen,
  ForgotPassword: async () => (await import('../screens/identity/ForgotPasswordScreen')).ForgotPasswordScreen,
  home: async () => (await import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen')).HomeScreen,
  createreport: async () =>
    (await import(/* webpackChunkName: "reports" */ '../screens/reports/create/CreateReportScreen'))
      .CreateReportScreen,
  reportdetails: async () =>
    (await import(/* webpackChunkName: "reports" */ '../screens/reports/details/ReportDetailsScreen'))
      .ReportDetailsScreen,
  previousreports: async () =>
    (await import(/* webpackChunkName: "reports" */ '../screens/reports/ReportsScreen')).ReportsScreen,
  exemptions: async () =>
    (await import(/* webpackChunkName: "exemptions" */ '../screens/exemptions/ExemptionsScreen'))
      .ExemptionsScreen,
  exemptioncreate: async () =>
    (await import(/* webpackChunkName: "exemptions" */ '../screens/exemptions/CreateExemptionScreen'))
      .CreateExemptionScreen,
  exemptiondetails: async () =>
    (await import(/* webpackChunkName: "exemptions" */ '../screens/exemptions/ExemptionDetailsScreen'))
      .ExemptionDetailsScreen,
  myaccount: async () =>
    (await import(/* webpackChunkName: "account" */ '../screens/account/CompanyAccountScreen'))
      .CompanyAccountScreen,
  people: async () =>
    (await import(/* webpackChunkName: "users" */ '../screens/users/people/PeopleScreen')).PeopleScreen,
  adminreports: async () =>
    (await import(/* webpackChunkName: "reports" */ '../screens/reports/AllReportsScreen')).AllReportsScreen,
  admincompanies: async () =>
    (await import(/* webpackChunkName: "companies" */ '../screens/companies/CompaniesScreen'))
      .CompaniesScreen,
  admincompanydetails: async () =>
    (await import(/* webpackChunkName: "companies" */ '../screens/companies/CompanyDetailsScreen'))
      .CompanyDetailsScreen,
  adminexemptions: async () =>
    (await import(/* webpackChunkName: "exemptions" */ '../screens/exemptions/AllExemptionsScreen'))
      .AllExemptionsScreen,
  admincustoms: async () =>
    (await import(/* webpackChunkName: "customs" */ '../screens/customs/CustomsScreen')).CustomsScreen,
  adminmyaccount: async () =>
    (await import(/* webpackChunkName: "account" */ '../screens/account/StaffAccountScreen'))
      .StaffAccountScreen,
  refunds: async () =>
    (await import(/* webpackChunkName: "refunds" */ '../screens/refunds/list/RefundsScreen')).RefundsScreen,
  refundsavailable: async () =>
    (await import(/* webpackChunkName: "refunds" */ '../screens/refunds/available/AvailableScreen'))
      .AvailableScreen,
  refundscreate: async () =>
    (await import(/* webpackChunkName: "claim" */ '../screens/refunds/create/RefundCreateScreen'))
      .RefundCreateScreen,
  adminrefunds: async () =>
    (await import(/* webpackChunkName: "refunds" */ '../screens/refunds/queue/RefundQueueScreen'))
      .RefundQueueScreen,
  adminannualrun: async () =>
    (await import(/* webpackChunkName: "annualRun" */ '../screens/refunds/annual/AnnualRunScreen'))
      .AnnualRunScreen,
  adminusers: async () =>
    (await import(/* webpackChunkName: "users" */ '../screens/users/UsersScreen')).UsersScreen,
  refunddetails: async () =>
    (await import(/* webpackChunkName: "refunds" */ '../screens/refunds/details/RefundDetailsScreen'))
      .RefundDetailsScreen,
  adminconfiguration: async () =>
    (await import(/* webpackChunkName: "configuration" */ '../screens/configuration/ConfigurationScreen'))
      .ConfigurationScreen,
  unauthorized: async () => (await import('../screens/identity/UnauthorizedScreen')).UnauthorizedScreen,
  register: async () =>
    (await import(/* webpackChunkName: "register" */ '../screens/registrations/RegisterScreen'))
      .RegisterScreen,
  adminmessages: async () =>
    (await import(/* webpackChunkName: "further" */ '../screens/contact/messages/MessagesScreen'))
      .MessagesScreen,
  adminaudit: async () =>
    (await import(/* webpackChunkName: "further" */ '../screens/audit/AuditScreen')).AuditScreen,
  notifications: async () =>
    (await import(/* webpackChunkName: "notifications" */ '../screens/notifications/NotificationsScreen'))
      .NotificationsScreen,
  ledger: async () =>
    (await import(/* webpackChunkName: "ledger" */ '../screens/ledger/LedgerScreen')).LedgerScreen,
  adminpayments: async () =>
    (await import(/* webpackChunkName: "payments" */ '../screens/payments/PaymentsScreen')).PaymentsScreen,
  adminpaymentruns: async () =>
    (await import(/* webpackChunkName: "paymentRuns" */ '../screens/paymentRuns/PaymentRunsScreen'))
      .PaymentRunsScreen,
  access: async () =>
    (await import(/* webpackChunkName: "further" */ '../screens/help/AccessScreen')).AccessScreen,
  outbox: async () =>
    (await import(/* webpackChunkName: "further" */ '../screens/outbox/OutboxScreen')).OutboxScreen,
  notfound: async () => (await import('../screens/identity/NotFoundScreen')).NotFoundScreen,
};
