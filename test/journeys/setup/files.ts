import { buffer } from 'node:stream/consumers';
import { writeSample } from '../../../server/customsSample/writeSample';
import { addDays } from '../../../domain/calendarDate';
import { presetProgram } from '../../../domain/presets';
import { boardToday } from './boardDay';

/** A file as a person chooses it in the browser. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The smallest page that is a whole PDF. */
export const pdf = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

interface CustomsFile {
  readonly name: string;
  readonly rows: number;
  /** Another seed, other entry numbers. */
  readonly seed: number;
  readonly faults?: readonly { readonly name: string; readonly count: number }[];
}

/** Customs' file of the last days about one importer, as `npm run generate:customs` writes it. */
export async function customsFile({ name, rows, seed, faults = [] }: CustomsFile): Promise<ChosenFile> {
  const program = presetProgram();
  const today = boardToday();
  const sample = writeSample(
    {
      program,
      importers: [{ number: '41-2086753', name: 'CEDARLINE IMPORTS INC', share: 1 }],
      from: addDays(today, -20),
      to: addDays(today, -6),
      rows,
      seed,
      faults,
    },
    'csv',
  );
  return { name, mimeType: 'text/csv', buffer: await buffer(sample) };
}
