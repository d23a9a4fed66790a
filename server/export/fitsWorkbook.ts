import { ok } from '../../domain/result';
import { failed, type Outcome } from '../failure';
import { MOST_WORKBOOK_ROWS } from './workbook';

/**
 * Whether a sheet has room for this many rows. It is asked before the first byte is sent: a file that is on its way can say nothing
 * more, and a spreadsheet calls a longer one damaged.
 */
export const fitsWorkbook = (rows: number): Outcome<null> =>
  rows > MOST_WORKBOOK_ROWS
    ? failed('workbook-too-long', { limit: MOST_WORKBOOK_ROWS.toString(), count: rows.toString() })
    : ok(null);
