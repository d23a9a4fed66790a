import en from '../../texts/en/reportReceipt.json';
import fr from '../../texts/fr/reportReceipt.json';
import type { Language } from '../../../contract/texts/sentence';

/** The words of a report's receipt. */
export interface ReceiptTexts {
  readonly title: string;
  readonly receipt: string;
  readonly report: string;
  readonly received: string;
  readonly due: string;
  readonly text: string;
  readonly certified: string;
  readonly amounts: string;
  readonly kinds: Readonly<Record<'SHIPPED' | 'IMPORTED' | 'EXPORTED' | 'ORGANIC', string>>;
  readonly columns: readonly string[];
  readonly total: string;
  readonly page: string;
}

export const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = { en, fr };
