/** What PostgreSQL cannot keep in a text: NUL, and halves of characters that a broken file holds. */
const UNKEEPABLE = /\0|\p{Cs}/gu;

/** The apostrophe our own exports put before text that a spreadsheet would take for a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** A cell as it is read: without an export's guard, so that what went out comes back the same. */
export const plainCell = (cell: string): string => cell.replace(GUARD, '').replace(UNKEEPABLE, '\ufffd');
