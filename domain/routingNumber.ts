const WEIGHTS = [3n, 7n, 1n, 3n, 7n, 1n, 3n, 7n, 1n] as const;

/**
 * Whether nine digits are the number of an American bank: the weighted sum 3-7-1 of its digits is a whole multiple of ten, so that
 * one mistyped digit is always noticed.
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * BigInt(text.charAt(index)), 0n);
  return sum % 10n === 0n;
}

/** Whether a text can be an account number in a payment file: 4 to 17 letters or digits. */
export const isAccountNumber = (text: string): boolean => /^[A-Za-z0-9]{4,17}$/.test(text);
