import type { CompanyProfile } from '../../../../contract/entities/company';
import { parseImporterNumber } from '../../../../domain/importerNumber';

/** What an approval settles about a company. */
export interface Activation {
  readonly isAssessmentPayer: boolean;
  readonly isRefundEligible: boolean;
  /** As typed, one a line. */
  readonly importerNumbers: string;
}

/**
 * Where an approval starts: what the kind of company usually is, and the importer number it gave. Registration keeps that number as
 * the first line of the message.
 */
export function firstActivation(kind: CompanyProfile['kind'], message: string): Activation {
  const [line = ''] = message.split('\n');
  const number = parseImporterNumber(line);
  return {
    isAssessmentPayer: kind !== 'IMPORTER',
    isRefundEligible: kind !== 'MANUFACTURER',
    importerNumbers: number.ok ? number.value.number : '',
  };
}

/** The numbers, one a line, blank lines left out; `wrong` holds the lines that are none. */
export function readNumbers(text: string): { readonly numbers: string[]; readonly wrong: readonly string[] } {
  const lines = text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.map((line) => ({ line, number: parseImporterNumber(line) }));
  return {
    numbers: read.flatMap(({ number }) => (number.ok ? [number.value.number] : [])),
    wrong: read.flatMap(({ line, number }) => (number.ok ? [] : [line])),
  };
}
