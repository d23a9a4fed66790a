import type { CompanyProfile } from '../../../../contract/entities/company';
import { parseImporterNumber } from '../../../../domain/importerNumber';
import { readRegistrationMessage } from '../../../../domain/registeredNumber';

/** What an approval settles about a company. */
export interface Activation {
  readonly isAssessmentPayer: boolean;
  readonly isRefundEligible: boolean;
  /** As typed, one a line. */
  readonly importerNumbers: string;
}

/**
 * Where an approval starts: what the kind of company usually is, and the importer number it gave.
 */
export function firstActivation(kind: CompanyProfile['kind'], message: string): Activation {
  return {
    isAssessmentPayer: kind !== 'IMPORTER',
    isRefundEligible: kind !== 'MANUFACTURER',
    importerNumbers: readRegistrationMessage(message).importerNumber ?? '',
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
