import en from './en/auditFields.json';
import fr from './fr/auditFields.json';
import type { Language } from './sentence';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr };

/** A field of the audit trail in words. One that has no name here is shown by its code, with blanks between the words. */
export const auditFieldName = (language: Language, field: string): string =>
  NAMES[language][field] ??
  field.replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
