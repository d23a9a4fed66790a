import { moneyText } from '../../../contract/texts/moneyText';
import { fill } from '../../../contract/texts/fill';
import type { Language } from '../../../contract/texts/sentence';
import { STATEMENT_TEXTS } from './statementTexts';
import type { LedgerStatement } from './readLedger';

/** What a late charge or a month of interest was charged on, in a few words for a statement; empty for any other entry. */
export function chargedOn(
  { explanation }: Pick<LedgerStatement['entries'][number], 'explanation'>,
  language: Language,
): string {
  const product = explanation.find(({ step }) => step === 'charge-exact' || step === 'charge-rounded');
  const { percent, base } = product?.values ?? {};
  if (percent === undefined || base === undefined) return '';
  return fill(STATEMENT_TEXTS[language].chargedOn, {
    percent: language === 'fr' ? percent.replace('.', ',') : percent,
    base: moneyText(language, base),
  });
}
