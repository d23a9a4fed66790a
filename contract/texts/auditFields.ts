import en from './en/auditFields.json';
import enValues from './en/auditValues.json';
import fr from './fr/auditFields.json';
import frValues from './fr/auditValues.json';
import type { Language } from './sentence';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr };
const VALUES: Readonly<Record<Language, typeof enValues>> = { en: enValues, fr: frValues };

/**
 * A field of the audit trail in words. A value of the configuration is named by its path: `rates.1.ratePerUnit` is the rate of the
 * second row. What has no name here is shown by its code, with blanks between the words.
 */
export function auditFieldName(language: Language, field: string): string {
  const whole = NAMES[language][field];
  if (whole !== undefined || !field.includes('.')) return whole ?? codeInWords(field);
  return field
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? String(Number(part) + 1) : (NAMES[language][part] ?? codeInWords(part)),
    )
    .join(' · ');
}

const codes = Object.keys(en);
const plainName = (code: string): string => NAMES.en[code] ?? code;

/** The fields that the trail can be narrowed by, each name once. */
export const AUDIT_FIELDS: readonly string[] = codes.filter(
  (code, index) => codes.findIndex((each) => plainName(each) === plainName(code)) === index,
);

/** The codes of all fields that have the same name as one. */
export const fieldsNamedAlike = (field: string): readonly string[] => [
  field,
  ...codes.filter((each) => each !== field && plainName(each) === plainName(field)),
];

const codeInWords = (code: string): string =>
  code.replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

const STATUS_FIELDS: readonly string[] = ['status', 'fromStatus', 'toStatus'];

export const isStatusField = (field: string): boolean => STATUS_FIELDS.includes(field);

/** What a field holds, in words where it is a code: yes or no, or a status. */
export function auditValueName(language: Language, field: string, value: string): string {
  const { yes, no, statuses } = VALUES[language];
  if (value === 'true' || value === 'false') return value === 'true' ? yes : no;
  const names: Readonly<Record<string, string>> = statuses;
  return isStatusField(field) ? (names[value] ?? value) : value;
}
