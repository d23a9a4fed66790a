import en from '../../texts/en/statement.json';
import fr from '../../texts/fr/statement.json';
import type { Language } from '../../../contract/texts/sentence';

/** The words of a statement of account. */
export interface StatementTexts {
  readonly title: string;
  readonly date: string;
  readonly period: string;
  readonly opening: string;
  readonly closing: string;
  readonly credit: string;
  readonly questions: string;
  readonly basis: Readonly<Record<'effective' | 'posted', string>>;
  readonly columns: readonly string[];
  readonly csv: readonly string[];
  /** What a late charge or interest is a part of. */
  readonly chargedOn: string;
  /** By when a report was to be paid. */
  readonly due: string;
  readonly page: string;
}

export const STATEMENT_TEXTS: Readonly<Record<Language, StatementTexts>> = { en, fr };
