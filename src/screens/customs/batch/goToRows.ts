/** The heading of the file's rows. */
export const ROWS_HEADING = 'batch-rows';

/** Brings the rows into view, where a count above them is pressed. */
export function goToRows(): void {
  document.getElementById(ROWS_HEADING)?.focus();
}
