/** An entry number as people write it, XXX-NNNNNNN-N; what has another length is shown as it is. */
export const entryNumberShown = (entryNumber: string): string =>
  entryNumber.length === 11
    ? `${entryNumber.slice(0, 3)}-${entryNumber.slice(3, 10)}-${entryNumber.slice(10)}`
    : entryNumber;

/** A tariff number with its dots, NNNN.NN.NNNN. */
export const htsCodeShown = (code: string): string =>
  code.replace(
    /^(\d{4})(\d{2})(\d+)$/,
    (_, heading: string, sub: string, rest: string) => `${heading}.${sub}.${rest}`,
  );
