import type { Identity, Json } from './columns';

/** How somebody wants to see a list again. */
export interface SavedViewTable {
  id: Identity;
  user_id: string;
  list: string;
  name: string;
  /** The list's part of the address. */
  address: string;
  hidden_columns: Json<readonly string[]>;
  is_compact: boolean;
  is_default: boolean;
}

export interface SavedViewTables {
  saved_view: SavedViewTable;
}
