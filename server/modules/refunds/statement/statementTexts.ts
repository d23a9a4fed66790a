import type { Language } from '../../../../contract/texts/sentence';
import en from '../../../texts/en/refundStatement.json';
import fr from '../../../texts/fr/refundStatement.json';

/** The words of a year's refund statement. */
export type RefundStatementTexts = Readonly<Record<Exclude<keyof typeof en, 'columns'>, string>> & {
  readonly columns: readonly string[];
};

export const REFUND_STATEMENT_TEXTS: Readonly<Record<Language, RefundStatementTexts>> = { en, fr };
