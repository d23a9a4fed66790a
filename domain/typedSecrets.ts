import { withoutCardNumbers } from './cardNumber';
import { plainDataIn } from './plainData';

const NUMBER = '[number]';
const SECRET = '[secret]';

/** Seven digits or more, in groups or not, that are no amount: the number of a bank account, or of a phone. */
const LONG_NUMBER = /(?<![\w.,$-])\d(?:[ -]?\d){6,}(?![\w-]|[.,]\d)/g;
/** A bank account or its bank can have fewer digits; the word before them says what they are. */
const ACCOUNT_NUMBER =
  /(\b(?:accounts?|acct|routing|transit|institution|iban|comptes?)\b[^\d\n]{0,20})(\d(?:[ -]?\d){2,})(?![\w-]|[.,]\d)/gi;
/** Importer numbers, which the log replaces by others. */
const IMPORTER = /(?<![\w-])(?:\d{2}-\d{7}(?:[0-9A-Z]{2})?|\d{3}-\d{2}-\d{4}|\d{6}-\d{5})(?![\w-])/g;
const PASSWORD =
  /\b(passwords?|passcode|passphrase|pwd|pin|mots? de passe|mdp|nip)\b((?:\s+(?:is|was|est|était))?\s*[:=]?\s*)(["“«']?\s?)([^\s"”»]+)/gi;
/** Words that follow the word "password" without being one. */
const PASSWORD_FOLLOWERS =
  /^(?:is|was|wrong|incorrect|not|n’?t|isn['’]?t|wasn['’]?t|doesn['’]?t|didn['’]?t|won['’]?t|invalid|too|expired|refused|rejected|accepted|correct|required|missing|never|always|still|now|asked|the|a|and|or|but|in|into|on|at|for|of|to|by|from|with|that|which|when|then|it|i|my|field|fields|page|screen|reset|link|form|change|again|works?|worked|failed|fails|rules?|policy|est|pas|et|ou|mais|dans|sur|pour|de|du|par|que|qui|n['’]est|ne|incorrecte?|refusée?|expirée?|invalide|oubliée?)[.,;:!?)]*$/i;

/**
 * A text in which the numbers of payment cards and bank accounts, other long numbers, and passwords that are named as such are
 * taken out: people type them where they do not belong. Dates, record numbers, entry numbers, amounts, and importer numbers stay.
 */
export function withoutTypedSecrets(text: string): string {
  const redacted = withoutCardNumbers(text).replace(PASSWORD, withoutPassword);
  const preservedRanges = [...plainDataIn(redacted), ...importersIn(redacted)].toSorted(
    (a, b) => a.from - b.from,
  );
  let result = '';
  let done = 0;
  for (const { from, to } of preservedRanges) {
    if (from < done) continue;
    result += withoutNumbers(redacted.slice(done, from)) + redacted.slice(from, to);
    done = to;
  }
  return result + withoutNumbers(redacted.slice(done));
}

const importersIn = (text: string): readonly { readonly from: number; readonly to: number }[] =>
  Array.from(text.matchAll(IMPORTER), ({ 0: found, index }) => ({ from: index, to: index + found.length }));

const withoutNumbers = (text: string): string =>
  text.replace(ACCOUNT_NUMBER, (_, before: string) => before + NUMBER).replace(LONG_NUMBER, NUMBER);

function withoutPassword(all: string, name: string, joined: string, quote: string, value: string): string {
  if (PASSWORD_FOLLOWERS.test(value)) return all;
  const isNamed = /[:=]|is|was|est|était/i.test(joined) || quote !== '';
  // Without a word that joins them, only what looks like a password is taken for one.
  if (!isNamed && !/[\p{L}].*[^\p{L}.,;:!?)’'-]|[^\p{L}(].*\p{L}/u.test(value)) return all;
  const [end = ''] = /[.,;!?)]*$/.exec(value) ?? [];
  return `${name}${joined}${quote}${SECRET}${end}`;
}
