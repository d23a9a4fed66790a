import en from './en/reportChecks.json';
import fr from './fr/reportChecks.json';
import type { ReportCheckKind } from '../../domain/reportCheck';
import { fillFigures } from './fill';
import type { Language, Values } from './sentence';

const SENTENCES: Readonly<Record<Language, Readonly<Record<ReportCheckKind, string>>>> = { en, fr };

/** What a check says, in a language; its dates and quantities as the language writes them. */
export const reportCheckSentence = (language: Language, kind: ReportCheckKind, values: Values): string =>
  fillFigures(language, SENTENCES[language][kind], values);
