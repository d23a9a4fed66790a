import { withoutGuards } from '../../../../domain/formulaGuard';
import { ZERO_BYTE } from '../../../../domain/customsImport/cells';

/** What PostgreSQL cannot keep in a text: halves of characters that a broken file holds. */
const UNKEEPABLE = /\p{Cs}/gu;

/** A cell as it is read: without an export's guards, so that what went out comes back the same. */
export const plainCell = (cell: string): string =>
  withoutGuards(cell).replaceAll('\0', ZERO_BYTE).replace(UNKEEPABLE, '\ufffd');
