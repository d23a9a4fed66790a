import { IMPORT_COLUMNS } from './columns';

/** The import's template: the heading line and one example row that the import itself would take. */
export const TEMPLATE_ROWS: readonly (readonly string[])[] = [
  IMPORT_COLUMNS.map((column) => column.name),
  IMPORT_COLUMNS.map((column) => column.example),
];
