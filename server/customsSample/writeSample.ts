import { Readable } from 'node:stream';
import { csvRow } from '../../domain/csvText';
import { workbook } from '../export/workbook';
import { SAMPLE_COLUMNS, sampleRows, type SampleOptions } from './sampleRows';

const ROWS_A_PIECE = 200;

/** A sample file as a stream. A workbook holds texts only, as Customs identifiers need. */
export function writeSample(options: SampleOptions, format: 'csv' | 'xlsx'): Readable {
  if (format === 'xlsx')
    return Readable.from(workbook('Entries', SAMPLE_COLUMNS, Readable.from(sampleRows(options))));
  return Readable.from(csvPieces(options));
}

function* csvPieces(options: SampleOptions): Generator<string> {
  let piece = csvRow(SAMPLE_COLUMNS);
  let rows = 0;
  for (const row of sampleRows(options)) {
    piece += csvRow(row);
    rows += 1;
    if (rows % ROWS_A_PIECE > 0) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
