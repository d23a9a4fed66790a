import { parseImporterNumber } from './importerNumber';

/** What a company wrote when it asked to be registered, apart. */
export interface RegistrationMessage {
  /** The importer number it gave; null where it gave none that reads as one. */
  readonly importerNumber: string | null;
  readonly text: string;
}

/** Reads a registration's message, whose first line is the importer number if the company gave one. */
export function readRegistrationMessage(message: string): RegistrationMessage {
  const [first = '', ...rest] = message.split('\n');
  const number = parseImporterNumber(first);
  return number.ok
    ? { importerNumber: number.value.number, text: rest.join('\n') }
    : { importerNumber: null, text: message };
}

/** The importer numbers that a company asks to register with: the one it gave, and the one its tax number reads as. */
export function registeredNumbers(message: string, taxId: string | null): readonly string[] {
  const given = readRegistrationMessage(message).importerNumber;
  const tax = parseImporterNumber(taxId ?? '');
  return [...new Set([...(given === null ? [] : [given]), ...(tax.ok ? [tax.value.number] : [])])];
}
