/** For each column of a file by its position: which of ours it is; null where it is not read. */
export type ColumnChoices = readonly (string | null)[];
