import { TEMPLATE_ROWS } from '../../../domain/customsImport/template';
import { CSV_MARK, csvRow } from '../../../domain/csvText';

/** The import's template as a CSV file. */
export const customsTemplate = (): Buffer =>
  Buffer.from(CSV_MARK + TEMPLATE_ROWS.map((row) => csvRow(row)).join(''), 'utf8');
