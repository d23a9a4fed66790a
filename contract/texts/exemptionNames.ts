import en from './en/exemptionNames.json';
import fr from './fr/exemptionNames.json';
import type { ExemptionKind, ExemptionStatus } from '../../domain/exemption';
import type { Language } from './sentence';

const STATUSES: Readonly<Record<Language, Readonly<Record<ExemptionStatus, string>>>> = {
  en: en.statuses,
  fr: fr.statuses,
};

/** The status of an application as a word inside a sentence. */
export const exemptionStatusName = (language: Language, status: ExemptionStatus): string =>
  STATUSES[language][status];

const KINDS: Readonly<Record<Language, Readonly<Record<ExemptionKind, string>>>> = {
  en: en.kinds,
  fr: fr.kinds,
};

export const exemptionKindName = (language: Language, kind: ExemptionKind): string => KINDS[language][kind];

/** What was done to an application, as the audit names it. */
export const EXEMPTION_ACTIONS = [
  'exemption-submitted',
  'exemption-taken-up',
  'exemption-returned',
  'exemption-answered',
  'exemption-approved',
  'exemption-denied',
  'exemption-revoked',
  'exemption-withdrawn',
  'exemption-expired',
  'exemption-renewal-opened',
  'exemption-threshold-passed',
  'exemption-threshold-due',
] as const;
export type ExemptionAction = (typeof EXEMPTION_ACTIONS)[number];

const ACTIONS: Readonly<Record<Language, Readonly<Record<ExemptionAction, string>>>> = {
  en: en.actions,
  fr: fr.actions,
};

export const isExemptionAction = (action: string): action is ExemptionAction =>
  EXEMPTION_ACTIONS.some((known) => known === action);

/** What was done, as a word inside a sentence such as "approved by …". */
export const exemptionActionName = (language: Language, action: ExemptionAction): string =>
  ACTIONS[language][action];

const RULES: Readonly<Record<Language, Readonly<Record<'FIRST_QUANTITY' | 'ALL_OR_NOTHING', string>>>> = {
  en: en.rules,
  fr: fr.rules,
};

/** What passing the exempt quantity means under the program's rule, with the place `due`. */
export const thresholdRule = (language: Language, mode: 'FIRST_QUANTITY' | 'ALL_OR_NOTHING'): string =>
  RULES[language][mode];
