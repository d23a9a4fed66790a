/** The provider's currencies without cents, and those with thousandths. */
const WHOLE = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '));
const THOUSANDTHS = new Set('bhd jod kwd omr tnd'.split(' '));

/** An amount in the currency's smallest unit as a decimal. */
export function inUnits(amount: string, currency: string): string {
  if (WHOLE.has(currency)) return amount;
  const digits = THOUSANDTHS.has(currency) ? 3 : 2;
  const padded = amount.padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
