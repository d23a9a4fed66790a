/**
 * The roles of a table, written out: phones lay the rows out as cards, and browsers take a table's own roles away from what is
 * not laid out as one.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
