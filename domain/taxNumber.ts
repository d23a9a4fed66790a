/** An Employer Identification Number, `NN-NNNNNNN`, with or without its hyphen. */
const EIN = /^(\d{2})-?(\d{7})$/;

/**
 * A company's tax number as it is stored: an EIN with its hyphen in the United States, any other as it was typed.
 * @param country two letters (ISO 3166-1)
 * @returns null for a United States number that is no EIN
 */
export function readTaxNumber(text: string, country: string): string | null {
  if (country !== 'US') return text;
  const ein = EIN.exec(text.trim());
  return ein === null ? null : `${ein[1] ?? ''}-${ein[2] ?? ''}`;
}
