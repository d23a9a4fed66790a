import en from './en/paymentRunNames.json';
import fr from './fr/paymentRunNames.json';
import type { ItemStatus, LeftOut, RunStatus } from '../../domain/paymentRun';
import type { Language } from './sentence';

type Names<T extends string> = Readonly<Record<Language, Readonly<Record<T, string>>>>;

const RUNS: Names<RunStatus> = { en: en.runs, fr: fr.runs };
const ITEMS: Names<ItemStatus> = { en: en.items, fr: fr.items };
const CAUSES: Names<LeftOut | 'not-approved'> = { en: en.causes, fr: fr.causes };

/** A run's status as a word inside a sentence. */
export const runStatusName = (language: Language, status: RunStatus): string => RUNS[language][status];

/** A payment's status as a word inside a sentence. */
export const itemStatusName = (language: Language, status: ItemStatus): string => ITEMS[language][status];

/** Why a claim is not paid now, as part of a sentence. */
export const leftOutName = (language: Language, why: LeftOut | 'not-approved'): string =>
  CAUSES[language][why];
