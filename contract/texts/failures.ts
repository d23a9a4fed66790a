import accountEn from './en/accountFailures.json';
import companyEn from './en/companyFailures.json';
import configurationEn from './en/configurationFailures.json';
import customsEn from './en/customsFailures.json';
import exemptionEn from './en/exemptionFailures.json';
import generalEn from './en/failures.json';
import moneyEn from './en/moneyFailures.json';
import paymentRunEn from './en/paymentRunFailures.json';
import refundEn from './en/refundFailures.json';
import refusalEn from './en/refusals.json';
import reportEn from './en/reportFailures.json';
import uploadEn from './en/uploadFailures.json';
import accountFr from './fr/accountFailures.json';
import companyFr from './fr/companyFailures.json';
import configurationFr from './fr/configurationFailures.json';
import customsFr from './fr/customsFailures.json';
import exemptionFr from './fr/exemptionFailures.json';
import generalFr from './fr/failures.json';
import moneyFr from './fr/moneyFailures.json';
import paymentRunFr from './fr/paymentRunFailures.json';
import refundFr from './fr/refundFailures.json';
import refusalFr from './fr/refusals.json';
import reportFr from './fr/reportFailures.json';
import uploadFr from './fr/uploadFailures.json';
import { fillFigures } from './fill';
import type { Language, Values } from './sentence';

const en = {
  ...generalEn,
  ...accountEn,
  ...companyEn,
  ...configurationEn,
  ...customsEn,
  ...exemptionEn,
  ...moneyEn,
  ...paymentRunEn,
  ...refundEn,
  ...refusalEn,
  ...reportEn,
  ...uploadEn,
};

export type FailureKind = keyof typeof en;

const fr: Readonly<Record<FailureKind, string>> = {
  ...generalFr,
  ...accountFr,
  ...companyFr,
  ...configurationFr,
  ...customsFr,
  ...exemptionFr,
  ...moneyFr,
  ...paymentRunFr,
  ...refundFr,
  ...refusalFr,
  ...reportFr,
  ...uploadFr,
};

/** One sentence for each kind of expected failure: what happened, why, and what to do. */
export const FAILURES: Readonly<Record<Language, Readonly<Record<FailureKind, string>>>> = { en, fr };

/** The sentence of a failure kind in a language. */
export const failureSentence = (language: Language, kind: FailureKind, values: Values = {}): string =>
  fillFigures(language, FAILURES[language][kind], values);

export const isFailureKind = (kind: string): kind is FailureKind => Object.hasOwn(en, kind);
