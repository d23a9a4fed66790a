import { failuresEn, type FailureKind } from './failures.en';
import { failuresFr } from './failures.fr';
import { fillFigures } from './fillFigures';
import type { Language, Values } from './sentence';

export type { FailureKind } from './failures.en';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<FailureKind, string>>>> = {
  en: failuresEn,
  fr: failuresFr,
};

/** The sentence of a failure kind in a language. */
export const failureSentence = (language: Language, kind: FailureKind, values: Values = {}): string =>
  fillFigures(language, CATALOGUES[language][kind], values);

export const isFailureKind = (kind: string): kind is FailureKind => Object.hasOwn(failuresEn, kind);
