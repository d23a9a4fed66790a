import type { RouteName } from '../routing/routes';
import type { Language } from './language';

/** Texts that are loaded together: those of screens that are used together. */
export const TEXT_AREAS = [
  'account',
  'annualRun',
  'claim',
  'columns',
  'companies',
  'configuration',
  'customs',
  'documentViewer',
  'exemptions',
  'explain',
  'further',
  'paymentRuns',
  'payments',
  'queue',
  'refund',
  'refunds',
  'reports',
  'users',
] as const;

export type TextArea = (typeof TEXT_AREAS)[number];

/** What a screen says beside the texts that come with the application (`catalogueEn`); a test holds it to the screens' code. */
const AREAS_OF: Readonly<Partial<Record<RouteName | 'notfound', readonly TextArea[]>>> = {
  resetpassword: ['account', 'users'],
  resettemporarypassword: ['account'],
  contact: ['further'],
  ForgotPassword: ['account'],
  createreport: ['reports', 'columns', 'explain'],
  reportdetails: ['reports', 'explain', 'payments', 'queue'],
  previousreports: ['reports'],
  exemptions: ['exemptions'],
  exemptioncreate: ['exemptions'],
  exemptiondetails: ['documentViewer', 'exemptions', 'queue'],
  myaccount: ['account', 'companies', 'users'],
  people: ['users'],
  adminreports: ['reports'],
  admincompanies: ['companies'],
  admincompanydetails: [
    'companies',
    'customs',
    'exemptions',
    'explain',
    'further',
    'payments',
    'queue',
    'reports',
    'users',
  ],
  adminexemptions: ['exemptions'],
  admincustoms: ['customs', 'columns', 'explain', 'queue'],
  adminmyaccount: ['account', 'users'],
  refunds: ['refunds', 'claim'],
  refundsavailable: ['refunds', 'claim'],
  refundscreate: ['claim', 'columns', 'explain', 'refund'],
  adminrefunds: ['refunds'],
  adminannualrun: ['annualRun'],
  adminusers: ['users', 'companies'],
  refunddetails: ['documentViewer', 'refund', 'refunds', 'claim', 'explain'],
  adminconfiguration: ['configuration', 'users'],
  register: ['further'],
  adminmessages: ['further'],
  adminaudit: ['further'],
  notifications: ['account'],
  ledger: ['payments', 'explain'],
  adminpayments: ['payments'],
  adminpaymentruns: ['paymentRuns'],
  access: ['further', 'users'],
  outbox: ['further'],
};

export const areasOf = (screen: RouteName | 'notfound'): readonly TextArea[] => AREAS_OF[screen] ?? [];

type Texts = Readonly<Record<string, object>>;

/** The texts of an area; a chunk for each language. */
export async function loadAreaTexts(language: Language, area: TextArea): Promise<Texts> {
  const part = (await import(/* webpackChunkName: "[request]" */ `./areas/${area}.${language}`)) as {
    readonly texts: Texts;
  };
  return part.texts;
}
