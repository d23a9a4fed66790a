import { DATE_FORM, OWN_COLUMNS } from './columns';

/** The import's template: the heading line and one example row that the import itself would take. */
export const TEMPLATE_ROWS: readonly (readonly string[])[] = [
  // Above the columns of dates, the order of year, month and day; the import leaves it out.
  OWN_COLUMNS.map(({ name }) => (name.endsWith('Date') ? `${name} ${DATE_FORM}` : name)),
  OWN_COLUMNS.map((column) => column.example),
];
