import actionsEn from './en/auditActions.json';
import subjectsEn from './en/auditSubjects.json';
import actionsFr from './fr/auditActions.json';
import subjectsFr from './fr/auditSubjects.json';
import type { Language } from './sentence';

/** Every action that the product writes into its audit trail. */
export type AuditAction = keyof typeof actionsEn;

const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: actionsEn,
  fr: actionsFr satisfies Readonly<Record<AuditAction, string>>,
};

export const AUDIT_ACTIONS: readonly string[] = Object.keys(actionsEn);

/** An action as a phrase. An action of an older version, which has none any more, is shown by its code. */
export const auditActionName = (language: Language, action: string): string =>
  SENTENCES[language][action] ?? action.replaceAll('-', ' ');

/** The same inside a sentence. */
export function auditActionWithin(language: Language, action: string): string {
  const name = auditActionName(language, action);
  return name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);
}

/** Types of record an action is about, in words; both the ones named in camel case and those with a hyphen. */
const SUBJECTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: subjectsEn,
  fr: subjectsFr,
};

export const AUDIT_SUBJECTS: readonly string[] = Object.keys(SUBJECTS.en);

/** A type of record in words. */
export const auditSubjectName = (language: Language, type: string): string =>
  SUBJECTS[language][type] ?? type;
