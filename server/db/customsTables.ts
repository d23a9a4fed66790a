import type { ColumnType, Generated } from 'kysely';
import type { BATCH_ROW_STATES, BatchStatus } from '../../contract/entities/customs';
import type { SavedColumns } from '../../domain/columnMapping';
import type { TableKind } from '../../domain/tableColumns';
import type { TableChoice, TableHead } from '../reading/tableHead';
import type { FixedInstant, Identity, Instant, Json } from './columns';

/** A sentence about a whole file, kept as its kind and values so that every reader gets it in their language. */
export interface BatchNotice {
  readonly kind: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A fault or a warning of one row, as its kind and values. */
export interface StagedFault {
  readonly column: string;
  readonly value: string;
  readonly kind: string;
  readonly severity: 'error' | 'warning';
  readonly values: Readonly<Record<string, string | number>>;
}

export interface CustomsBatchTable {
  id: Identity;
  file_name: string;
  size_bytes: ColumnType<string, number, never>;
  sha256: string;
  status: BatchStatus;
  version: Generated<number>;
  uploaded_by: string;
  uploaded_at: FixedInstant;
  confirmed_by: string | null;
  confirmed_at: Instant | null;
  progress: Generated<number>;
  rows_total: Generated<number>;
  rows_good: Generated<number>;
  rows_warning: Generated<number>;
  rows_faulty: Generated<number>;
  rows_duplicate: Generated<number>;
  rows_unmatched: Generated<number>;
  amount_collected: Generated<string>;
  /** The heading row as written, for the file of rejected rows. */
  heading: Json<string[]> | null;
  /** What parts the columns in the file of rejected rows: the one that lets its numbers be read as they were meant. */
  mended_separator: Generated<string>;
  notices: ColumnType<BatchNotice[], string | undefined, string>;
  /** The first rows of each sheet, while a person can still say what the columns are. */
  table_heads: Json<TableHead[]> | null;
  /** What a person said they are. */
  table_choice: Json<TableChoice> | null;
  /** The process that checks the file, and until when it is believed to be alive without a further sign. */
  checked_by: string | null;
  checked_until: Instant | null;
  check_attempts: Generated<number>;
}

/** The uploaded file in parts, so that any server process can read it and no more than a part is ever in memory. */
export interface CustomsFilePartTable {
  batch_id: string;
  part: number;
  bytes: Buffer;
}

/** A cell that was corrected before its file is posted; the file keeps what it said. */
export interface CustomsCellCorrectionTable {
  batch_id: string;
  file_line: number;
  column_name: string;
  original: ColumnType<string, string, never>;
  value: string;
  corrected_by: string;
  corrected_at: Instant;
}

export interface CustomsStagedRowTable {
  batch_id: string;
  file_line: number;
  state: (typeof BATCH_ROW_STATES)[number];
  entry_number: string;
  importer_number: string;
  importer_name: string;
  amount: string;
  /** The row as written, to be corrected and sent again where it is not posted. */
  cells: Json<string[]>;
  /** The columns of `customs_line` the row would become. */
  line: Json<Readonly<Record<string, unknown>>> | null;
  faults: Json<StagedFault[]>;
}

type Fixed<T> = ColumnType<T, T, never>;

/** A posted line. Only `company_id` and `amount_refunded` ever change; the database refuses anything else. */
export interface CustomsLineTable {
  id: Identity;
  batch_id: Fixed<string>;
  company_id: string | null;
  entry_number: Fixed<string>;
  line_no: Fixed<number>;
  hts_code: Fixed<string>;
  fee_class: Fixed<string>;
  adjustment_seq: Fixed<number>;
  adjustment_reason: Fixed<string | null>;
  entry_type: Fixed<string | null>;
  entry_date: Fixed<string>;
  import_date: Fixed<string | null>;
  summary_date: Fixed<string | null>;
  payment_date: Fixed<string | null>;
  fiscal_year: Fixed<number>;
  port_code: Fixed<string | null>;
  origin_country: Fixed<string | null>;
  export_country: Fixed<string | null>;
  importer_number: Fixed<string>;
  importer_name: Fixed<string>;
  covered: Fixed<boolean>;
  quantity: Fixed<string>;
  unit: Fixed<string>;
  /** In a further unit: kept and shown, never counted. */
  second_quantity: Generated<string | null>;
  second_unit: Generated<string | null>;
  quantity_program_unit: Fixed<string | null>;
  entered_value: Fixed<string | null>;
  amount_collected: Fixed<string>;
  amount_expected: Fixed<string | null>;
  variance: Fixed<string | null>;
  variance_flagged: Fixed<boolean>;
  rate: Fixed<string | null>;
  factor: Fixed<string | null>;
  exempt_certificate: Fixed<string | null>;
  amount_refunded: Generated<string>;
  posted_at: FixedInstant;
}

/** A line's quantity in the program's unit, entered by staff where no factor was in force. */
export interface CustomsLineQuantityTable {
  customs_line_id: string;
  quantity: string;
  /** How many corrections with a quantity the line had: a later one needs a new look. */
  corrections: number;
  reason: string;
  set_by: string;
  set_at: Instant;
  version: number;
}

/** What each entry line amounts to now: itself and every later correction of it. Read only. */
export interface CustomsLineNetView {
  id: ColumnType<string, never, never>;
  company_id: ColumnType<string | null, never, never>;
  importer_number: ColumnType<string, never, never>;
  fiscal_year: ColumnType<number, never, never>;
  entry_date: ColumnType<string, never, never>;
  entry_number: ColumnType<string, never, never>;
  line_no: ColumnType<number, never, never>;
  hts_code: ColumnType<string, never, never>;
  fee_class: ColumnType<string, never, never>;
  covered: ColumnType<boolean, never, never>;
  entry_type: ColumnType<string | null, never, never>;
  exempt_certificate: ColumnType<string | null, never, never>;
  unit: ColumnType<string, never, never>;
  quantity: ColumnType<string, never, never>;
  /** Null where no factor is in force for one of its parts and staff have entered none. */
  quantity_program_unit: ColumnType<string | null, never, never>;
  amount_collected: ColumnType<string, never, never>;
  amount_refunded: ColumnType<string, never, never>;
}

/** What a person said of the columns of a file, for the next one with the same headings: of the board, or of one company. */
export interface SavedColumnsTable {
  id: Identity;
  kind: TableKind;
  company_id: string | null;
  /** Stands for the headings, whatever their order. */
  shape: string;
  columns: Json<SavedColumns>;
  saved_by: string;
  saved_at: Instant;
}

export interface CustomsTables {
  saved_columns: SavedColumnsTable;
  customs_batch: CustomsBatchTable;
  customs_file_part: CustomsFilePartTable;
  customs_staged_row: CustomsStagedRowTable;
  customs_cell_correction: CustomsCellCorrectionTable;
  customs_line: CustomsLineTable;
  customs_line_net: CustomsLineNetView;
  entered_line_quantity: CustomsLineQuantityTable;
}
