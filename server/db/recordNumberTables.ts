/** Last number given in a series such as `R-2026-Q1` or `EX-2026`. */
export interface RecordCounterTable {
  series: string;
  last: number;
}

export interface RecordNumberTables {
  record_counter: RecordCounterTable;
}
